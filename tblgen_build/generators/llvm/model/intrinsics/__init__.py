"""Intrinsics as Intrinsics.td describes them."""

"""What MLIR dialect records mean: the model that all MLIR generators share."""

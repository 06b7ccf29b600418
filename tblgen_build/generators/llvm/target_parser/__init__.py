"""What target parsers know of processors and architectures without a target being built in."""

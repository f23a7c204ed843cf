"""Many coups, fast: by kernels of the rules themselves, on this machine or on a cluster."""

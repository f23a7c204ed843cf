"""What a sheet is worth, exactly: every deal counted, and chances at the stud table."""

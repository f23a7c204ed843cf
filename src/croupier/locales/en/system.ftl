# What mends what the system refuses: a file, a folder.

system-mend-path = check the path
system-mend-name = choose another name
system-mend-folder = name a file, not a folder
system-mend-rights = choose a place that you may write to and read from
system-mend-room = make room, or choose another disk

@rem Where a shell has no exec of its own: scripts in package.json say `exec node …`, so that elsewhere a signal to npm reaches the script.
@%*

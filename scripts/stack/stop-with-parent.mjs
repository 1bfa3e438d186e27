// Preloaded by each part: when its parent process is gone, even killed, the part stops too instead of keeping its ports.
process.once('disconnect', () => {
  if (process.platform !== 'win32') process.kill(process.pid, 'SIGTERM');
  // Windows has no signals: a part that listens to this one stops in order, another at once.
  else if (!process.emit('SIGTERM', 'SIGTERM')) process.exit(1);
});
process.channel?.unref();

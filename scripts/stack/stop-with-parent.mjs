// Preloaded by each part: when its parent process is gone, even killed, the part stops too instead of keeping its ports.
process.once('disconnect', () => {
  if (process.platform !== 'win32') process.kill(process.pid, 'SIGTERM');
  // Windows has no signals: a part that listens to this one stops in order, another at once.
  else if (!process.emit('SIGTERM', 'SIGTERM')) process.exit(1);
});
process.channel?.unref();
// It is this process's only: in what that forks too (Next does, to ask which pages an address with a varying part has) the channel, by which
// work comes in, would keep nothing alive, and under Node 22 and later that ended before it was told what to do.
process.execArgv.splice(process.execArgv.indexOf(import.meta.url) - 1, 2);

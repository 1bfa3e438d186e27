// Preloaded by each part: when whoever started it is gone, even killed, it stops too instead of keeping its ports.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();

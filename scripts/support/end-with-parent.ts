// Preloaded by bootstrap.mjs: ends the task and its processes if `npm run` dies without forwarding a signal.
process.once('disconnect', () => {
  // bootstrap.mjs made this process a group leader; Windows has no groups.
  process.kill(process.platform === 'win32' ? process.pid : -process.pid, 'SIGTERM');
});
// Listening must not keep the process alive.
process.channel?.unref();

// bootstrap.mjs loads this into every task: it ends, with all that it started, if `npm run` dies without passing a signal on.
process.once('disconnect', () => {
  // bootstrap.mjs made this process the leader of its group; Windows has no groups.
  process.kill(process.platform === 'win32' ? process.pid : -process.pid, 'SIGTERM');
});
// To listen is no reason to stay.
process.channel?.unref();

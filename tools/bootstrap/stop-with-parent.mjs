/** Loaded before a program that we start: a command that is killed hard passes no signal on, and the program must not outlive it. */
const parent = process.ppid;

setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, "SIGTERM");
}, 1_000).unref();

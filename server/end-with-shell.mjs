// npm starts a script through a shell that does not pass SIGTERM on, so this process watches its parent.
const LOOK_MS = 500;

const shell = process.ppid;
setInterval(() => {
  if (process.ppid !== shell) process.kill(process.pid, 'SIGTERM');
}, LOOK_MS).unref();

import { spawn } from 'node:child_process';
import { ROOT } from './parts.mjs';

/** Runs the commands of one stage side by side. The first prints as it runs, the others when their turn comes. */
export async function runStage(jobs) {
  const running = jobs.map((job) => start(job));
  const results = [];
  for (const [nth, { name }] of jobs.entries()) {
    console.log(`\n── ${name} ──`);
    running[nth].show();
    results.push(await running[nth].ended);
  }
  return results;
}

function start({ command: [program, ...args], env = {} }) {
  const startedAt = performance.now();
  const child = spawn(program, args, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  let waiting = [];
  const print = (bytes) => (waiting ? waiting.push(bytes) : process.stdout.write(bytes));
  child.stdout.on('data', print);
  child.stderr.on('data', print);
  const ended = new Promise((done) => {
    child.on('error', (error) => done({ isGood: false, ms: 0, error }));
    child.on('close', (status) =>
      done({ isGood: status === 0, ms: performance.now() - startedAt }),
    );
  });
  return {
    ended,
    show() {
      for (const bytes of waiting) process.stdout.write(bytes);
      waiting = null;
    },
  };
}

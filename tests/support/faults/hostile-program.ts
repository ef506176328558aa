import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Controls another program with the database open, such as a backup or a shell. */
export type HostileProgram = {
  /** Lets the program finish; returns how often it locked the database. */
  end(): Promise<number>;
};

export type HostileHabits = {
  file: string;
  /** Each lock blocks all other writers for one of these times. */
  holdMs: readonly [from: number, to: number];
  pauseMs: readonly [from: number, to: number];
  /** Every nth lock lasts `longHoldMs`. */
  longEvery?: number;
  longHoldMs?: number;
};

const PROGRAM = `
  import Database from 'libsql';
  const { file, holdMs, pauseMs, longEvery = 0, longHoldMs = 0 } = JSON.parse(process.argv[1]);
  const db = new Database(file, { timeout: 20_000 });
  const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  const within = ([from, to]) => from + Math.random() * (to - from);
  let isOver = false;
  process.stdin.on('end', () => { isOver = true; }).resume();
  let held = 0;
  console.log('ready');
  while (!isOver) {
    db.exec('BEGIN IMMEDIATE');
    db.exec('UPDATE menu_item SET v = v + 1 WHERE id = 44');
    held += 1;
    await pause(longEvery && held % longEvery === 0 ? longHoldMs : within(holdMs));
    db.exec('COMMIT');
    await pause(within(pauseMs));
  }
  console.log(held);`;

/** Starts the program; resolves when the program is at work. */
export async function startHostileProgram(habits: HostileHabits): Promise<HostileProgram> {
  const arguments_ = ['--input-type=module', '-e', PROGRAM, JSON.stringify(habits)];
  const child = spawn(process.execPath, arguments_, {
    cwd: import.meta.dirname,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (bytes) => {
    said += bytes;
  });
  await once(child.stdout, 'data');
  return {
    async end() {
      const ended = once(child, 'exit');
      child.stdin.end();
      await ended;
      return Number(said.trim().split('\n').at(-1));
    },
  };
}

import { vi } from 'vitest';
import type { OutboxDb } from '../../../src/data/db';

type Transaction = (...all: never[]) => Promise<unknown>;

/** WebKit reports a lost connection to the storage by this error. */
export function lostConnection(): Error {
  return Object.assign(new Error('Connection to Indexed Database server lost. Refresh the page'), {
    name: 'UnknownError',
  });
}

/** Makes the next openings fail. */
export function failOpens(db: OutboxDb, ...errors: Error[]): void {
  const open = db.open.bind(db);
  db.close();
  vi.spyOn(db, 'open').mockImplementation((() => {
    const error = errors.shift();
    return error ? Promise.reject(error) : open();
  }) as never);
}

/** Makes the next transactions fail before any write. */
export function failStarts(db: OutboxDb, ...errors: Error[]): void {
  wrapTransactions(db, (transact, args) => {
    const error = errors.shift();
    return error ? Promise.reject(error) : transact(...args);
  });
}

/** Makes the next transactions report an error after their writes. */
export function loseCommits(db: OutboxDb, ...errors: Error[]): void {
  wrapTransactions(db, async (transact, args) => {
    const done = await transact(...args);
    const error = errors.shift();
    if (error) throw error;
    return done;
  });
}

/** Kills the device `before`, during or `after` the next transaction; resolves after the kill. */
export function dieAtWriting(db: OutboxDb, moment: 'before' | 'within' | 'after'): Promise<void> {
  let onDeath = () => {};
  const death = new Promise<void>((resolve) => {
    onDeath = resolve;
  });
  wrapTransactions(db, async (transact, args) => {
    if (moment !== 'before') {
      const run = args.at(-1) as unknown as () => Promise<unknown>;
      const dying = async () => {
        await run();
        if (moment === 'within') throw new Error('The battery is empty.');
      };
      await transact(...args.slice(0, -1), dying as never).catch(() => {});
    }
    onDeath();
    // The promise never settles, because a dead device runs no code.
    return new Promise(() => {});
  });
  return death;
}

function wrapTransactions(
  db: OutboxDb,
  wrapped: (transact: Transaction, args: never[]) => Promise<unknown>,
): void {
  const transact = db.transaction.bind(db) as Transaction;
  vi.spyOn(db, 'transaction').mockImplementation(((...args: never[]) =>
    wrapped(transact, args)) as never);
}

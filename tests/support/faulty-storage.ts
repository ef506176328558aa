import { vi } from 'vitest';
import type { OutboxDb } from '../../src/data/db';

type Transaction = (...all: never[]) => Promise<unknown>;

/** WebKit's way of saying that the connection to the storage is gone. */
export function lostConnection(): Error {
  return Object.assign(new Error('Connection to Indexed Database server lost. Refresh the page'), {
    name: 'UnknownError',
  });
}

/** The next openings fail. */
export function failOpens(db: OutboxDb, ...errors: Error[]): void {
  const open = db.open.bind(db);
  db.close();
  vi.spyOn(db, 'open').mockImplementation((() => {
    const error = errors.shift();
    return error ? Promise.reject(error) : open();
  }) as never);
}

/** The next transactions fail before anything is written. */
export function failStarts(db: OutboxDb, ...errors: Error[]): void {
  wrapTransactions(db, (transact, args) => {
    const error = errors.shift();
    return error ? Promise.reject(error) : transact(...args);
  });
}

/** The next transactions are written, and the word of it is lost. */
export function loseCommits(db: OutboxDb, ...errors: Error[]): void {
  wrapTransactions(db, async (transact, args) => {
    const done = await transact(...args);
    const error = errors.shift();
    if (error) throw error;
    return done;
  });
}

/** The device dies `before` the next transaction, in the middle of it, or `after` it; resolves when it has. */
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
    // Nothing goes on after this.
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

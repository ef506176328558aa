import type { Row } from '@libsql/client';
import { DomainError } from '#domain/error-codes';
import type { Statement } from './gateway';

/** One commit holds at most this many writes. */
const GROUP = 32;

type QueuedWrite = {
  statements: readonly Statement[];
  deadline: number;
  resolve: (rows: Row[][]) => void;
  reject: (error: unknown) => void;
};

/** Runs statements in one transaction. @throws DomainError busy at the deadline */
type Commit = (statements: readonly Statement[], deadline: number) => Promise<Row[][]>;

/**
 * Commits waiting writes together: guests who order at once share the commit, and a single write waits for no timer. If
 * a write fails, the queue tries each alone. A file commits in this thread, so the queue gathers until a turn of the
 * event loop brings no more; a libSQL server commits while this thread works, and the next group gathers meanwhile.
 */
export function createWriteQueue(commit: Commit, { gathers = true } = {}) {
  const queue: QueuedWrite[] = [];
  let work: Promise<void> | null = null;
  let written = 0;

  async function workOff(): Promise<void> {
    while (queue.length > 0) {
      for (let known = 0; known < queue.length && known < GROUP; ) {
        known = gathers ? queue.length : GROUP;
        await new Promise((resolve) => setImmediate(resolve));
      }
      await settle(queue.splice(0, GROUP));
    }
    work = null;
  }

  async function settle(group: readonly QueuedWrite[]): Promise<void> {
    const [first] = group;
    if (!first) return;
    try {
      const rows = await commit(
        group.flatMap(({ statements }) => statements),
        first.deadline,
      );
      written += 1;
      let from = 0;
      for (const { statements, resolve } of group) {
        resolve(rows.slice(from, from + statements.length));
        from += statements.length;
      }
    } catch (error) {
      if (group.length > 1 && !(error instanceof DomainError)) {
        for (const one of group) await settle([one]);
        return;
      }
      for (const { reject } of group) reject(error);
    }
  }

  return {
    written: () => written,
    waiting: () => queue.length,

    write(statements: readonly Statement[], deadline: number): Promise<Row[][]> {
      return new Promise((resolve, reject) => {
        queue.push({ statements, deadline, resolve, reject });
        work ??= workOff();
      });
    },
    async idle(): Promise<void> {
      while (work) await work;
    },
  };
}

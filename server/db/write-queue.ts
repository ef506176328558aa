import type { Row } from '@libsql/client';
import { DomainError } from '#domain/error-codes';
import type { Statement } from './gateway';
import { joinWrites } from './joined-writes';

/** One commit holds at most this many writes. */
const GROUP = 32;
/** A commit over the network waits this long (ms) for as many writes as came in the time of the last one. */
const GATHER_MS = 2;

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
 * event loop brings no more. A commit over the network costs as much as several orders, so the queue waits a little
 * while writes come as quickly as commits.
 */
export function createWriteQueue(commit: Commit, { isFile = true } = {}) {
  const queue: QueuedWrite[] = [];
  let work: Promise<void> | null = null;
  let written = 0;
  let expected = 1;
  let arrived = () => {};

  async function workOff(): Promise<void> {
    while (queue.length > 0) {
      await (isFile ? turnsWithNews() : expectedOnes());
      const group = queue.splice(0, GROUP);
      await settle(group);
      expected = Math.min(group.length + queue.length, GROUP / 2);
    }
    work = null;
  }

  async function turnsWithNews(): Promise<void> {
    for (let known = 0; known < queue.length && known < GROUP; ) {
      known = queue.length;
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  async function expectedOnes(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve));
    if (queue.length >= expected) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, GATHER_MS);
      arrived = () => {
        if (queue.length < expected) return;
        clearTimeout(timer);
        resolve();
      };
    });
    arrived = () => {};
  }

  async function settle(group: readonly QueuedWrite[]): Promise<void> {
    const [first] = group;
    if (!first) return;
    try {
      const { statements, rowsOf } = joinWrites(group.map((write) => write.statements));
      const rows = rowsOf(await commit(statements, first.deadline));
      written += 1;
      for (const [nth, { resolve }] of group.entries()) resolve(rows[nth] ?? []);
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
        arrived();
      });
    },
    async idle(): Promise<void> {
      while (work) await work;
    },
  };
}

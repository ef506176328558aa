import type { Row } from '@libsql/client';
import { DomainError } from '#domain/error-codes';
import type { Stage } from './bound-statement';
import { STAGES } from './bound-statement';
import type { Statement } from './gateway';

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

/** SQLite joins at most 500 parts. */
const MOST_PARTS = 100;

type Parts = [Statement, ...Statement[]];

type JoinedWrites = {
  statements: Statement[];
  /** Returns the rows of each write's statements. Statements that became one have its rows. */
  rowsOf: (results: readonly Row[][]) => Row[][][];
};

/**
 * Returns the statements of writes that share a commit. Neighbours whose statements may be joined run stage by stage: a
 * libSQL server prepares every text anew, and ten orders then have five texts instead of fifty.
 */
export function joinWrites(writes: readonly (readonly Statement[])[]): JoinedWrites {
  const statements: Statement[] = [];
  const placeOf = new Map<Statement, number>();
  let neighbours: Statement[] = [];

  function put(parts: Parts): void {
    const place = statements.push(joined(parts)) - 1;
    for (const part of parts) placeOf.set(part, place);
  }

  function putNeighbours(): void {
    for (const [, all] of byStage(neighbours)) for (const parts of all) put(parts);
    neighbours = [];
  }

  for (const write of writes) {
    if (write.some(jointOf)) {
      neighbours.push(...write);
    } else {
      putNeighbours();
      for (const one of write) put([one]);
    }
  }
  putNeighbours();

  const rowsOf = (results: readonly Row[][]) =>
    writes.map((write) => write.map((one) => results[placeOf.get(one) ?? -1] ?? []));
  return { statements, rowsOf };
}

function jointOf(statement: Statement) {
  return 'joint' in statement ? statement.joint : undefined;
}

/** Returns the statements by stage; those that differ in their parts alone stand together. */
function byStage(statements: readonly Statement[]): Map<Stage | undefined, Parts[]> {
  const stages = new Map(STAGES.map((stage): [Stage | undefined, Parts[]] => [stage, []]));
  const openOf = new Map<string, Parts>();
  for (const one of statements) {
    const joint = jointOf(one);
    const key = joint && joint.stage + joint.alike;
    const open = key && openOf.get(key);
    if (open && open.length < MOST_PARTS) {
      open.push(one);
    } else {
      const parts: Parts = [one];
      stages.get(joint?.stage)?.push(parts);
      if (key) openOf.set(key, parts);
    }
  }
  return stages;
}

function joined([first, ...others]: Parts): Statement {
  const joint = jointOf(first);
  if (!joint || others.length === 0) return first;
  const joints = [joint, ...others.flatMap((one) => jointOf(one) ?? [])];
  return {
    text: joint.textOf(joints.map(({ part }) => part).join(joint.glue)),
    values: joints.flatMap(({ values }) => values),
  };
}

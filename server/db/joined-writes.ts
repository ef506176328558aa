import type { Row } from '@libsql/client';
import type { Stage } from './bound-statement';
import { STAGES } from './bound-statement';
import type { Statement } from './gateway';

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

import type Database from 'libsql';

export type Stream = { db: Database.Database; stored: Map<number, string> };

type Value =
  | { type: 'null' }
  | { type: 'integer'; value: string }
  | { type: 'float'; value: number }
  | { type: 'text'; value: string }
  | { type: 'blob'; base64: string };

type Statement = {
  sql?: string;
  sql_id?: number;
  args?: Value[];
  named_args?: { name: string; value: Value }[];
};

type Condition =
  | { type: 'ok' | 'error'; step: number }
  | { type: 'not'; cond: Condition }
  | { type: 'and' | 'or'; conds: Condition[] }
  | { type: 'is_autocommit' };

export type HranaRequest =
  | { type: 'close' | 'get_autocommit' }
  | { type: 'execute'; stmt: Statement }
  | { type: 'store_sql'; sql_id: number; sql: string }
  | { type: 'close_sql'; sql_id: number }
  | { type: 'sequence'; sql?: string; sql_id?: number }
  | { type: 'batch'; batch: { steps: { stmt: Statement; condition?: Condition }[] } };

type Failure = { message: string; code: string };
type Outcomes = { results: unknown[]; errors: (Failure | null)[] };

/** Runs one request of a pipeline on its stream. */
export function respond(stream: Stream, request: HranaRequest): unknown {
  try {
    return { type: 'ok', response: carryOut(stream, request) };
  } catch (error) {
    return { type: 'error', error: failureOf(error) };
  }
}

function carryOut(stream: Stream, request: HranaRequest): unknown {
  const { type } = request;
  switch (type) {
    case 'close':
      return { type };
    case 'get_autocommit':
      return { type, is_autocommit: !stream.db.inTransaction };
    case 'execute':
      return { type, result: execute(stream, request.stmt) };
    case 'store_sql':
      stream.stored.set(request.sql_id, request.sql);
      return { type };
    case 'close_sql':
      stream.stored.delete(request.sql_id);
      return { type };
    case 'sequence':
      stream.db.exec(request.sql ?? stream.stored.get(request.sql_id ?? -1) ?? '');
      return { type };
    case 'batch':
      return { type, result: batch(stream, request.batch.steps) };
  }
}

function batch(stream: Stream, steps: { stmt: Statement; condition?: Condition }[]): unknown {
  const done: Outcomes = { results: steps.map(() => null), errors: steps.map(() => null) };
  steps.forEach(({ stmt, condition }, index) => {
    if (condition && !holds(condition, done, stream)) return;
    try {
      done.results[index] = execute(stream, stmt);
    } catch (error) {
      done.errors[index] = failureOf(error);
    }
  });
  return { step_results: done.results, step_errors: done.errors };
}

function holds(condition: Condition, done: Outcomes, stream: Stream): boolean {
  switch (condition.type) {
    case 'ok':
      return done.results[condition.step] != null;
    case 'error':
      return done.errors[condition.step] != null;
    case 'not':
      return !holds(condition.cond, done, stream);
    case 'and':
      return condition.conds.every((one) => holds(one, done, stream));
    case 'or':
      return condition.conds.some((one) => holds(one, done, stream));
    case 'is_autocommit':
      return !stream.db.inTransaction;
  }
}

function execute({ db, stored }: Stream, { sql, sql_id, args, named_args }: Statement): unknown {
  const statement = db.prepare(sql ?? stored.get(sql_id ?? -1) ?? '').safeIntegers(true);
  const named = named_args?.map(({ name, value }) => [name.replace(/^[:@$]/, ''), decode(value)]);
  const given = named?.length ? Object.fromEntries(named) : (args ?? []).map(decode);
  if (!statement.reader) {
    const { changes } = statement.run(given);
    return result([], [], Number(changes));
  }
  const columns = statement.columns().map(({ name, type }) => ({ name, decltype: type }));
  const rows = statement.raw(true).all(given) as unknown[][];
  return result(
    columns,
    rows.map((row) => row.map(encode)),
    0,
  );
}

function result(cols: unknown[], rows: unknown[], affected: number): unknown {
  return {
    cols,
    rows,
    affected_row_count: affected,
    last_insert_rowid: null,
    replication_index: null,
  };
}

function failureOf(error: unknown): Failure {
  const { message, code } = error as { message: string; code?: string };
  return { message, code: code ?? 'SQLITE_ERROR' };
}

function encode(value: unknown): Value {
  if (value === null || value === undefined) return { type: 'null' };
  if (typeof value === 'bigint') return { type: 'integer', value: String(value) };
  if (typeof value === 'number') return { type: 'float', value };
  if (typeof value === 'string') return { type: 'text', value };
  return { type: 'blob', base64: Buffer.from(value as Uint8Array).toString('base64') };
}

function decode(value: Value): unknown {
  if (value.type === 'null') return null;
  if (value.type === 'integer') return BigInt(value.value);
  return value.type === 'blob' ? Buffer.from(value.base64, 'base64') : value.value;
}

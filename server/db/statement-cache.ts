import Database from 'libsql';

type Statement = ReturnType<typeof Database.prototype.prepare>;

/** A list of ids needs one SQL text for each length, so the cache has a limit. */
const MOST_TEXTS = 500;

/** After these statements, prepared ones may return other columns. */
const CHANGES_SCHEMA = /^\s*(create|alter|drop|attach|detach)\b/i;

const isPatched = new WeakSet<object>();

const KNOWN_METHODS = {
  database: ['prepare', 'exec'],
  statement: ['columns', 'raw', 'run', 'all'],
} as const;

/**
 * libSQL's client prepares every statement anew. This cache reuses prepared statements of a connection: half the CPU
 * time of an evening of orders (`tests/bench/statement-cache.ts`: 956 ms → 471 ms). Failed statements are dropped; a
 * schema change empties the cache. The client opens its own connections, so the methods are replaced on the prototype.
 */
export function cacheStatements(): void {
  const { prepare, exec } = Database.prototype;
  if (isPatched.has(prepare)) return;
  refuseUnknownLibsql();
  const cacheOf = new WeakMap<object, Map<string, Statement>>();

  function prepareOnce(this: InstanceType<typeof Database>, text: string): Statement {
    if (CHANGES_SCHEMA.test(text)) cacheOf.delete(this);
    const cache = cacheOf.get(this) ?? new Map<string, Statement>();
    cacheOf.set(this, cache);
    const known = cache.get(text);
    if (known) return known;
    if (cache.size >= MOST_TEXTS) cache.clear();
    const statement = prepare.call(this, text);
    rememberColumns(statement);
    forgetFailed(statement, () => cache.delete(text));
    cache.set(text, statement);
    return statement;
  }

  function execUncached(this: InstanceType<typeof Database>, text: string) {
    cacheOf.delete(this);
    return exec.call(this, text);
  }

  isPatched.add(prepareOnce);
  Object.assign(Database.prototype, { prepare: prepareOnce, exec: execUncached });
}

/** Throws if the installed libsql lacks a method that the cache replaces. */
function refuseUnknownLibsql(): void {
  const probe = new Database(':memory:');
  const parts = { database: Database.prototype, statement: probe.prepare('select 1') };
  const missing = (['database', 'statement'] as const).flatMap((part) =>
    KNOWN_METHODS[part]
      .filter((method) => typeof Reflect.get(parts[part], method) !== 'function')
      .map((method) => `${part}.${method}`),
  );
  probe.close();
  if (missing.length > 0) {
    throw new Error(
      `This libsql has no ${missing.join(', ')}: server/db/statement-cache.ts needs it.`,
    );
  }
}

function rememberColumns(statement: Statement): void {
  const { columns, raw } = statement;
  let known: ReturnType<typeof columns> | undefined;
  let refusal: unknown;
  statement.columns = () => {
    known ??= columns.call(statement);
    return known;
  };
  statement.raw = (isOn) => {
    if (refusal !== undefined) throw refusal;
    try {
      return raw.call(statement, isOn);
    } catch (error) {
      refusal = error;
      throw error;
    }
  };
}

function forgetFailed(statement: Statement, forget: () => void): void {
  const { run, all } = statement;
  const carefully =
    <Args extends unknown[], Result>(act: (...args: Args) => Result) =>
    (...args: Args): Result => {
      try {
        return act.apply(statement, args);
      } catch (error) {
        forget();
        throw error;
      }
    };
  statement.run = carefully(run);
  statement.all = carefully(all);
}

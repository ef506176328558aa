import Database from 'libsql';

type Statement = ReturnType<typeof Database.prototype.prepare>;

/** The texts are our own, but a list of ids makes another one for each length. */
const MOST_TEXTS = 500;

/** After these a statement may answer other columns than it did. */
const CHANGES_SCHEMA = /^\s*(create|alter|drop|attach|detach)\b/i;

const isKeeping = new WeakSet<object>();

/**
 * libSQL's client prepares every statement anew and asks it anew what it answers, which costs more than carrying it
 * out. With this each connection keeps what it has prepared; what is run, and when, stays as it is. A statement that
 * failed is not used again; a new connection, and one whose tables change, begin with none.
 */
export function cacheStatements(): void {
  const { prepare, exec } = Database.prototype;
  if (isKeeping.has(prepare)) return;
  const keptBy = new WeakMap<object, Map<string, Statement>>();

  function keptOrPrepared(this: InstanceType<typeof Database>, text: string): Statement {
    if (CHANGES_SCHEMA.test(text)) keptBy.delete(this);
    const kept = keptBy.get(this) ?? new Map<string, Statement>();
    keptBy.set(this, kept);
    const known = kept.get(text);
    if (known) return known;
    if (kept.size >= MOST_TEXTS) kept.clear();
    const statement = prepare.call(this, text);
    respondOnce(statement);
    forgetFailed(statement, () => kept.delete(text));
    kept.set(text, statement);
    return statement;
  }

  function execAnew(this: InstanceType<typeof Database>, text: string) {
    keptBy.delete(this);
    return exec.call(this, text);
  }

  isKeeping.add(keptOrPrepared);
  Object.assign(Database.prototype, { prepare: keptOrPrepared, exec: execAnew });
}

/** What a statement answers never changes: its columns are asked for once, and whether it answers rows at all. */
function respondOnce(statement: Statement): void {
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
    <Args extends unknown[], Answer>(act: (...args: Args) => Answer) =>
    (...args: Args): Answer => {
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

import Database from 'libsql';

/*
 * Preparing the same few statements over and over takes a fifth of an evening. Here every connection keeps what
 * it has prepared; what is run, and when, stays as it is.
 */
const { prepare } = Database.prototype;
const kept = new WeakMap<object, Map<string, ReturnType<typeof prepare>>>();

Object.assign(Database.prototype, {
  prepare(this: InstanceType<typeof Database>, query: string) {
    const mine = kept.get(this) ?? new Map<string, ReturnType<typeof prepare>>();
    kept.set(this, mine);
    const known = mine.get(query);
    if (known) return known;
    const statement = prepare.call(this, query);
    let columns: ReturnType<typeof statement.columns> | undefined;
    const read = statement.columns.bind(statement);
    statement.columns = () => {
      columns ??= read();
      return columns;
    };
    mine.set(query, statement);
    return statement;
  },
});

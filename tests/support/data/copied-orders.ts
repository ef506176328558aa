type Rows = (text: string) => Promise<unknown[]>;

/** Copies an order with its lines and its bill; each copy came one millisecond later. */
export async function copyOrder(rows: Rows, id: string, times: number): Promise<void> {
  await copyRows(rows, { table: 'order', key: 'id', id, times });
  await copyRows(rows, { table: 'order_line', key: 'order_id', id, times });
}

type Copied = { table: string; key: string; id: string; times: number };

async function copyRows(rows: Rows, { table, key, id, times }: Copied): Promise<void> {
  const own: Record<string, string> = {
    [key]: `${key} || '-' || n`,
    received_at: 'received_at + n',
    seating_id: 'null',
  };
  const columns = (await rows(`SELECT name FROM pragma_table_info('${table}')`)).map((row) =>
    String((row as { name: unknown }).name),
  );
  await rows(`WITH RECURSIVE more(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM more WHERE n < ${times})
    INSERT INTO "${table}" (${columns.join(', ')})
    SELECT ${columns.map((name) => own[name] ?? name).join(', ')} FROM "${table}", more WHERE ${key} = '${id}'`);
}

/** Copies the first row of a table; its keys get a number, so that they stay unique, and lead nowhere else. */
export async function multiply(rows: Rows, table: string, times: number): Promise<void> {
  const columns = await rows(`SELECT name, CASE
      WHEN name NOT IN (SELECT name FROM pragma_table_info('${table}') WHERE pk > 0 UNION ALL
        SELECT c.name FROM pragma_index_list('${table}') i, pragma_index_info(i.name) c WHERE i."unique" = 1) THEN name
      WHEN name IN (SELECT "from" FROM pragma_foreign_key_list('${table}')) THEN iif("notnull", name, 'null')
      WHEN type = 'INTEGER' THEN name || ' + 1000 + n'
      ELSE name || ' || ''-'' || n' END AS copied
    FROM pragma_table_info('${table}')`);
  const listed = (name: 'name' | 'copied') =>
    columns.map((row) => (row as Record<string, string>)[name]).join(', ');
  await rows(`WITH RECURSIVE more(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM more WHERE n < ${times})
    INSERT INTO "${table}" (${listed('name')})
    SELECT ${listed('copied')} FROM (SELECT * FROM "${table}" LIMIT 1), more`);
}

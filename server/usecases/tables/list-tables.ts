import { tableRead } from '../../repositories/rows/table-wire';
import type { TablesRepository } from '../../repositories/tables.repository';

export async function listTables({ tables }: { tables: TablesRepository }) {
  return { tables: (await tables.list()).map(tableRead) };
}

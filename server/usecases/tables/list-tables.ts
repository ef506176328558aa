import { tableRead } from '../../repositories/rows/table-wire';
import type { TablesRepository } from '../../repositories/tables.repository';

/** Every table of the house. */
export async function listTables({ tables }: { tables: TablesRepository }) {
  return { tables: (await tables.list()).map(tableRead) };
}

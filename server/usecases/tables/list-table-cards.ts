import type { TablesRepository } from '../../repositories/tables.repository';
import type { Keys } from '../../services/secrets/keys';
import { tableToken } from '../../services/secrets/table-codes';

export type ListTableCardsDeps = { tables: TablesRepository; keys: Keys };

/** Returns the present URL in each table's QR code. */
export async function listTableCards({ tables, keys }: ListTableCardsDeps, origin: string) {
  return (await tables.list()).map(({ id: tableId, label, qrVersion }) => ({
    label,
    url: `${origin}/t/${tableToken(keys, { tableId, qrVersion })}`,
  }));
}

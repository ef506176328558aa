import type { RecordPage, ResourceRecord } from '../../src/domain/resource/resource';
import type { Scene } from './story';

/** Lists the supplier of each stock item, by its category and name. */
const DELIVERS: readonly (readonly [RegExp, string])[] = [
  [/wine|house (red|white)/i, 'Göcek Şarap Evi'],
  [/beer|spirits|soft_drinks/, 'Çalış Meşrubat'],
  [/beef|chicken/i, 'Likya Et'],
  [/mint|potatoes/i, 'Ölüdeniz Manav'],
];

/** Sets the supplier of each item that has one. */
export async function nameSuppliers({ manager }: Scene): Promise<void> {
  const suppliers = await rowsOf(manager, 'suppliers');
  for (const from of await rowsOf(manager, 'inventory')) {
    const words = `${from.category} ${from.nameEn}`;
    const name = DELIVERS.find(([items]) => items.test(words))?.[1];
    const supplier = suppliers.find((one) => one.name === name);
    if (!supplier) continue;
    const body = { ...from, from, supplierId: supplier.id };
    const { status } = await manager.send(`/api/admin/inventory/${from.id}`, {
      method: 'PUT',
      body,
    });
    if (status !== 200) throw new Error(`The supplier of ${from.nameEn} was refused: ${status}`);
  }
}

async function rowsOf(manager: Scene['manager'], list: string): Promise<ResourceRecord[]> {
  const { body } = await manager.send(`/api/admin/${list}?limit=50`);
  return (body as unknown as RecordPage).rows;
}

import { expect, test } from 'vitest';
import { parseCsv } from '../../support/bar/parse-csv';
import type { TestApp } from '../../support/bar/test-app';
import { describeApp, describeOnFile } from '../../support/bar/test-app';
import type { TestStaff } from '../../support/bar/test-staff';
import { signIn } from '../../support/bar/test-staff';
import { DISH, newOrderId } from '../../support/data/test-orders';
import { addItem, book, putRecipe, stockOf } from '../../support/data/test-stock';

const ALL = '/api/admin/inventory';
const MINT = {
  nameEn: 'Fresh mint',
  nameTr: 'Taze nane',
  category: 'kitchen',
  unit: 'kg',
  minStockLevel: 1,
  unitCost: '120.00',
  supplierId: null,
};

async function add(staff: TestStaff, more: object = {}): Promise<string> {
  const id = newOrderId();
  const { status } = await staff.send(ALL, {
    body: { ...MINT, ...more },
    headers: { 'Idempotency-Key': id },
  });
  expect(status).toBe(201);
  return id;
}

function change(staff: TestStaff, id: string, body: object) {
  return staff.send(`${ALL}/${id}`, { method: 'PUT', body: { ...MINT, ...body } });
}

const kinds = async (bar: TestApp) =>
  (await bar.rows('SELECT kind, milli, "by" FROM inventory_movement ORDER BY seq')).map((row) => [
    row.kind,
    row.milli,
    row.by,
  ]);

describeApp('the items in stock', (openApp) => {
  test('begin with an opening count; another stock is a correction, in the same commit', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'manager');
    const by = staff.user.firstName;
    const id = await add(staff, { currentStock: 0.8 });
    const { body } = await staff.send(`${ALL}/${id}`);
    expect(body).toMatchObject({ ...MINT, currentStock: 0.8, isLow: true });
    const corrected = await change(staff, id, { currentStock: 2.5 });
    expect(corrected.body.record).toMatchObject({ currentStock: 2.5 });
    expect(await kinds(bar)).toEqual([
      ['count', 800, by],
      ['correction', 1_700, by],
    ]);
    expect(await stockOf(bar, id)).toEqual([2.5, 2.5]);
    expect((await change(staff, id, { minStockLevel: 0.001 })).status).toBe(200);
    expect(await kinds(bar)).toHaveLength(2);
  });

  test('are found by any word without case, by category, supplier and what is low', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'manager');
    await add(staff, { currentStock: 9 });
    await add(staff, { nameEn: 'Cola', nameTr: 'Kola', category: 'soft_drinks' });
    const found = async (query: string) => {
      const { body } = await staff.send(`${ALL}?${query}`);
      return (body.rows as { nameEn: string }[]).map(({ nameEn }) => nameEn);
    };
    expect(await found('')).toEqual(['Cola', 'Fresh mint']);
    expect(await found('q=TAZE%20NANE')).toEqual(['Fresh mint']);
    expect(await found('category=soft_drinks')).toEqual(['Cola']);
    expect(await found('isLow=true')).toEqual(['Cola']);
    expect(await found('sort=-currentStock')).toEqual(['Fresh mint', 'Cola']);
    expect(await found(`supplierId=${newOrderId()}`)).toEqual([]);
  });
});

describeOnFile('an item in stock', (openApp) => {
  test('that is deleted keeps its movements; no list, recipe or count knows it', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'manager');
    const id = await add(staff, { currentStock: 4 });
    await putRecipe(staff, `dish:${DISH.lemonade}`, { [id]: 0.01 });
    expect((await staff.send(`${ALL}/${id}`, { method: 'DELETE', body: {} })).status).toBe(200);
    for (const path of [`${ALL}/${id}`, `${ALL}/${id}/movements`]) {
      expect((await staff.send(path)).status).toBe(404);
    }
    expect((await staff.send(ALL)).body).toMatchObject({ rows: [], total: 0 });
    expect((await staff.send(`${ALL}/low-stock`)).body.items).toEqual([]);
    expect(await bar.rows('SELECT * FROM recipe_line')).toEqual([]);
    expect(await stockOf(bar, id)).toEqual([4, 4]);
    const lines = [{ itemId: id, counted: 1 }];
    expect((await book(staff, 'counts', { lines })).body.code).toBe('inventory.item_gone');
  });

  test('keeps its unit once stock has moved, and names only suppliers that there are', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'manager');
    const [empty, moved] = [await add(staff), await add(staff, { currentStock: 1 })];
    expect((await change(staff, empty, { unit: 'pack' })).status).toBe(200);
    expect((await change(staff, moved, { unit: 'pack' })).body.code).toBe('inventory.unit_fixed');
    const nobody = { supplierId: newOrderId() };
    expect((await change(staff, moved, nobody)).body.code).toBe('supplier.unknown');
  });

  test('keeps its supplier from being deleted', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'manager');
    const blank = { contactName: '', phone: '', email: '', leadDays: 1, supplies: '', notes: '' };
    const { body } = await staff.send('/api/admin/suppliers', { body: { ...blank, name: 'Hal' } });
    const { id: supplierId } = body.record as { id: string };
    const item = await add(staff, { supplierId });
    const remove = () =>
      staff.send(`/api/admin/suppliers/${supplierId}`, { method: 'DELETE', body: {} });
    expect((await remove()).body.code).toBe('supplier.has_items');
    await staff.send(`${ALL}/${item}`, { method: 'DELETE', body: {} });
    expect((await remove()).status).toBe(200);
  });

  test.each([
    { minStockLevel: 0.0004 },
    { currentStock: 1e9 },
    { unitCost: 'ten' },
    { unit: 'barrel' },
    { nameTr: ' ' },
  ])('that makes no sense is refused: %j', async (wrong) => {
    const staff = await signIn(await openApp(), 'manager');
    expect((await staff.send(ALL, { body: { ...MINT, ...wrong } })).status).toBe(400);
  });

  test('goes into a spreadsheet with Turkish letters, numbers and units', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'manager');
    await add(staff, { nameTr: 'Ağrı şırası', currentStock: 2.5 });
    const { text } = await staff.send(`${ALL}?format=csv`);
    const [head = [], row = []] = parseCsv(`\ufeff${text}`, ';');
    const cell = (name: string) => row[head.indexOf(name)];
    expect([
      cell('Ad (Türkçe)'),
      cell('Mevcut stok'),
      cell('Birim'),
      cell('Birim maliyeti'),
    ]).toEqual(['Ağrı şırası', '2,5', 'kg', '120,00']);
  });

  test('from before stock had movements keeps its amount, as an opening count', async () => {
    const bar = await openApp();
    await addItem(bar, { stock: 12.5, name: 'Işıl' });
    await bar.rows(`UPDATE inventory_item SET name_en_key = '', search_text = ''`);
    await bar.restart();
    const staff = await signIn(bar, 'manager');
    expect((await staff.send(`${ALL}?q=isil`)).body).toMatchObject({
      rows: [{ currentStock: 12.5 }],
    });
  });
});

import type { TestApp } from '../bar/test-app';
import type { TestResponse } from '../bar/test-browser';
import type { TestStaff } from '../bar/test-staff';
import { newOrderId } from './test-orders';

/** Describes a stock item at a test's start: amounts in its unit. */
type NewItem = { name?: string; stock?: number; least?: number; supplierId?: string };

/** Adds an item behind the app's back, with its opening count; returns its id. */
export async function addItem(bar: TestApp, item: NewItem = {}): Promise<string> {
  const { name = 'Burger buns', stock = 10, least = 0, supplierId } = item;
  const id = newOrderId();
  const [at, supplier] = [bar.clock.now(), supplierId ? `'${supplierId}'` : 'NULL'];
  await bar.rows(
    `INSERT INTO inventory_item (id, name_en, name_tr, category, unit, min_stock_level, supplier_id, updated_at)
      VALUES ('${id}', '${name}', '${name}', 'kitchen', 'kg', ${least * 1_000}, ${supplier}, ${at})`,
  );
  await bar.rows(
    `INSERT INTO inventory_movement (item_id, kind, milli, expected_milli, at, received_at)
      VALUES ('${id}', 'count', ${stock * 1_000}, 0, ${at}, ${at})`,
  );
  return id;
}

/** Returns the stored stock and the sum of its movements, in units. */
export async function stockOf(bar: TestApp, id: string): Promise<[kept: number, sum: number]> {
  const [row] = await bar.rows(
    `SELECT current_stock AS kept, (SELECT sum(milli) FROM inventory_movement WHERE item_id = '${id}') AS sum
      FROM inventory_item WHERE id = '${id}'`,
  );
  return [Number(row?.kept) / 1_000, Number(row?.sum) / 1_000];
}

export type Ingredients = Readonly<Record<string, number>>;

/** Stores what a portion of a dish or an option uses. */
export function putRecipe(staff: TestStaff, part: string, ingredients: Ingredients) {
  const lines = Object.entries(ingredients).map(([itemId, quantity]) => ({ itemId, quantity }));
  return staff.send(`/api/admin/recipes/${part}`, { method: 'PUT', body: { lines } });
}

/** Books a stock movement under an id that a retry would repeat. */
export function book(
  staff: TestStaff,
  path: string,
  body: object,
  id = newOrderId(),
): Promise<TestResponse> {
  return staff.send(`/api/admin/inventory/${path}`, {
    method: 'POST',
    body,
    headers: { 'Idempotency-Key': id },
  });
}

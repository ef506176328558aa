import { expect, test } from 'vitest';
import { closeForgottenParties } from '../../../server/usecases/upkeep/due-work';
import type { TestApp } from '../../support/bar/test-app';
import { describeApp } from '../../support/bar/test-app';
import { createBrowser } from '../../support/bar/test-browser';
import { signIn } from '../../support/bar/test-staff';
import { bookBrunch, brunchWish } from '../../support/data/test-bookings';
import { phoneAt, seatingAt, TABLES } from '../../support/data/test-seats';
import { addItem, putRecipe, stockOf } from '../../support/data/test-stock';

async function dish(bar: TestApp, name: string): Promise<string> {
  const [row] = await bar.rows(`SELECT id FROM menu_item WHERE name_en = '${name}'`);
  return `dish:${row?.id}`;
}

async function booked(bar: TestApp, more: Record<string, unknown>): Promise<string> {
  const { status, body } = await bookBrunch(createBrowser(bar), brunchWish(more));
  expect(status).toBe(201);
  return String(body.id);
}

const TENDERS = { food: '3 Chicken Tenders', sauce: 'Garlic & Herb', drink: 'House Rose' };
const MIXED = {
  partySize: 4,
  selectedFood: '3 Chicken Tenders',
  selectedSauce: 'Garlic & Herb',
  selectedDrink: 'House Rose',
  otherChoices: [{ food: 'The Bliss Classic', sauce: null, drink: 'Efes Malt' }, TENDERS, TENDERS],
};

describeApp('the stock behind the brunches', (openApp) => {
  test('a completed brunch draws down each plate, sauce and first drink, once', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'manager');
    const [chicken, garlic, buns, malt] = [
      await addItem(bar),
      await addItem(bar),
      await addItem(bar),
      await addItem(bar),
    ];
    await putRecipe(staff, await dish(bar, '3 Chicken Tenders'), { [chicken]: 0.3 });
    await putRecipe(staff, 'sauce:garlic', { [garlic]: 0.05 });
    await putRecipe(staff, await dish(bar, 'The Bliss Classic'), { [buns]: 1 });
    await putRecipe(staff, await dish(bar, 'Efes Malt'), { [malt]: 1 });
    const id = await booked(bar, MIXED);
    const move = (status: string) =>
      staff.send(`/api/admin/brunch-reservations/${id}/status`, {
        method: 'PATCH',
        body: { status },
      });
    await move('confirmed');
    expect(await stockOf(bar, chicken)).toEqual([10, 10]);
    await move('completed');
    await move('completed');
    expect(await stockOf(bar, chicken)).toEqual([9.1, 9.1]);
    expect(await stockOf(bar, garlic)).toEqual([9.85, 9.85]);
    expect(await stockOf(bar, buns)).toEqual([9, 9]);
    expect(await stockOf(bar, malt)).toEqual([9, 9]);
    const { body } = await staff.send(`/api/admin/inventory/${buns}/movements`);
    expect((body.movements as object[])[0]).toMatchObject({
      kind: 'use',
      brunchId: id,
      change: -1,
    });
    await putRecipe(staff, await dish(bar, 'The Bliss Classic'), {});
    await move('confirmed');
    expect(await stockOf(bar, buns)).toEqual([10, 10]);
    expect(await stockOf(bar, chicken)).toEqual([10, 10]);
    await move('completed');
    expect(await stockOf(bar, buns)).toEqual([10, 10]);
    expect(await stockOf(bar, chicken)).toEqual([9.1, 9.1]);
  });

  test('a brunch that nobody closed draws down when the night closes it', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'manager');
    const buns = await addItem(bar);
    await putRecipe(staff, await dish(bar, 'The Bliss Classic'), { [buns]: 1 });
    const id = await booked(bar, {
      partySize: 3,
      selectedFood: 'The Bliss Classic',
      selectedSauce: null,
    });
    await bar.rows(
      `UPDATE brunch_reservation SET status = 'confirmed', first_drink_at = starts_at WHERE id = '${id}'`,
    );
    bar.clock.advance(4 * 24 * 60 * 60_000);
    await closeForgottenParties(bar.deps);
    expect(await stockOf(bar, buns)).toEqual([7, 7]);
  });

  test('a brunch draws down when staff close the bill of its table', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'manager');
    const buns = await addItem(bar);
    await putRecipe(staff, await dish(bar, 'The Bliss Classic'), { [buns]: 1 });
    const party = { partySize: 3, selectedFood: 'The Bliss Classic', selectedSauce: null };
    const id = await booked(bar, party);
    const now = bar.clock.now();
    await bar.rows(`UPDATE brunch_reservation SET status = 'confirmed', table_id = ${TABLES.T7},
      starts_at = ${now}, ends_at = ${now + 60 * 60_000}, first_drink_at = ${now} WHERE id = '${id}'`);
    await phoneAt(bar, TABLES.T7);
    const bill = await seatingAt(bar, TABLES.T7);
    await staff.send(`/api/admin/seatings/${bill}/close`, { body: {} });
    expect(await bar.rows(`SELECT status FROM brunch_reservation`)).toEqual([
      { status: 'completed' },
    ]);
    expect(await stockOf(bar, buns)).toEqual([7, 7]);
  });
});

describeApp('the last deliveries of a supplier', (openApp) => {
  test('are read newest first, with their items', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'manager');
    const { body: added } = await staff.send('/api/admin/suppliers', { body: { name: 'Likya' } });
    const { id: supplierId } = added.record as { id: string };
    const [beef, buns] = [await addItem(bar, { name: 'Beef' }), await addItem(bar)];
    const deliver = (lines: object[], note = '') =>
      staff.send('/api/admin/inventory/deliveries', { body: { supplierId, lines, note } });
    await deliver([{ itemId: buns, quantity: 40 }]);
    bar.clock.advance(60_000);
    const line = { itemId: beef, quantity: 2.5, unitCost: '480.00' };
    await deliver([line, { itemId: buns, quantity: 10 }], 'one box open');
    const { body } = await staff.send(`/api/admin/suppliers/${supplierId}/deliveries`);
    expect(body.deliveries).toMatchObject([
      { note: 'one box open', lines: [{}, {}] },
      { lines: [{ itemId: buns, quantity: 40, unitCost: null }] },
    ]);
    const [last] = body.deliveries as { lines: object[] }[];
    expect(last?.lines).toContainEqual({
      itemId: beef,
      nameEn: 'Beef',
      nameTr: 'Beef',
      unit: 'kg',
      quantity: 2.5,
      unitCost: '480.00',
    });
  });
});

import { expect, test } from 'vitest';
import { networkPrinterRun, watchPrinters } from '../../../server/usecases/printing/hand-out';
import { orderCode } from '../../../src/domain/orders/order';
import { isTrouble } from '../../../src/domain/printing/printer';
import type { TestApp } from '../../support/bar/test-app';
import { describeOnFile } from '../../support/bar/test-app';
import type { TestStaff } from '../../support/bar/test-staff';
import { signIn } from '../../support/bar/test-staff';
import { DISH, newOrderId } from '../../support/data/test-orders';
import { TABLES } from '../../support/data/test-seats';
import { addPrinter, rawConnections } from '../../support/printing/test-printers';

const ORDERS = 156;
const TURN_MS = 3_000;
const TURNS_AN_ORDER = 2;
const OFF_FROM = 80;
const OFF_TURNS = (5 * 60_000) / TURN_MS;
const KILL_AT = 130;
const MARK = 'BASKI';

const SALAD = 31;
const DISHES = [
  { originalMenuItemId: DISH.lemonade, quantity: 2, price: '180.00' },
  { originalMenuItemId: SALAD, quantity: 1, price: '260.00' },
  {
    originalMenuItemId: DISH.classic,
    quantity: 1,
    price: '580.00',
    customizations: { fries: 'plain' },
  },
] as const;

/** Every order has drinks, every second one something of the kitchen, every third one something of the grill. */
function dishesOf(nth: number) {
  return DISHES.filter((_, index) => nth % (index + 1) === 0);
}

async function openThree(bar: TestApp, staff: TestStaff) {
  const server = { app: bar.app };
  const bottles = await addPrinter(server, staff, 'epson', {
    ...{ name: 'Bar', prints: ['bar', 'shisha'] },
  });
  const kitchen = await addPrinter(server, staff, 'network', {
    ...{ name: 'Kitchen', prints: ['kitchen'], substituteId: bottles.id },
  });
  const grill = await addPrinter(server, staff, 'star', {
    ...{ name: 'Grill', prints: ['grill'], substituteId: bottles.id },
  });
  return { server, bottles, kitchen, grill };
}

describeOnFile('a night of 156 orders at three printers', (openApp) => {
  test('puts every slip on paper once, with a printer off for five minutes and a killed server', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'manager');
    const { server, bottles, kitchen, grill } = await openThree(bar, staff);
    const process = (processId: string) =>
      networkPrinterRun({ ...bar.deps, processId, openRawPrinter: rawConnections(() => kitchen) });
    let drive = process('first');
    const ids: string[] = [];
    let toldAt = 0;
    for (
      let turn = 0;
      ids.length < ORDERS || (await bar.deps.printJobs.open()).length > 0;
      turn += 1
    ) {
      grill.isOn = turn < OFF_FROM || turn >= OFF_FROM + OFF_TURNS;
      // The process dies after the slips went out and before it has written what the printers said.
      if (turn === KILL_AT - 1) for (const one of [bottles, kitchen]) one.losesNext = 1;
      if (turn === KILL_AT) {
        server.app = await bar.restart();
        drive = process('second');
      }
      if (turn % TURNS_AN_ORDER === 0 && ids.length < ORDERS) ids.push(await takeRound(staff, ids));
      await Promise.all([drive(), bottles.turn(), grill.turn()]);
      await watchPrinters(bar.deps);
      const { state } = (await bar.deps.printers.find(grill.id)) ?? {};
      if (state === 'silent' && toldAt === 0) toldAt = turn;
      bar.clock.advance(TURN_MS);
      expect(turn).toBeLessThan(2 * ORDERS * TURNS_AN_ORDER);
    }
    expect((toldAt - OFF_FROM) * TURN_MS).toBeGreaterThan(0);
    expect((toldAt - OFF_FROM) * TURN_MS).toBeLessThanOrEqual(30_000);
    const all = [bottles, kitchen, grill].flatMap(({ paper }) => paper);
    const once = all.filter((slip) => !slip.includes(MARK));
    const slips = ids.map((id) => once.filter((slip) => slip.includes(orderCode(id))).length);
    expect(slips).toEqual(ids.map((_, nth) => dishesOf(nth).length));
    // Only what was under way when the server died is on paper again, and says so.
    expect(all.length - once.length).toBe(2);
    expect(await bar.rows('SELECT DISTINCT state FROM print_job')).toEqual([{ state: 'printed' }]);
    // Slips of the silent printer came out at its substitute; its own come out there again.
    const elsewhere = await bar.rows(
      `SELECT count(*) AS n FROM print_job WHERE on_printer_id <> printer_id AND printer_id = '${grill.id}'`,
    );
    expect(Number(elsewhere[0]?.n)).toBeGreaterThan(10);
    expect((await bar.deps.printers.all()).filter(({ state }) => isTrouble(state))).toEqual([]);
  }, 60_000);
});

/** A tablet that heard nothing sends the round again. */
async function takeRound(staff: TestStaff, before: readonly string[]): Promise<string> {
  const codes = new Set(before.map(orderCode));
  let id = newOrderId();
  while (codes.has(orderCode(id))) id = newOrderId();
  const items = dishesOf(before.length);
  const total = items.reduce((sum, { price, quantity }) => sum + Number(price) * quantity, 0);
  const body = {
    ...{ items, totalAmount: total.toFixed(2), serviceType: 'table' },
    ...{ tableId: TABLES.T7, bill: newOrderId() },
  };
  const send = () => staff.send('/api/admin/orders', { body, headers: { 'Idempotency-Key': id } });
  const { status, text } = await send();
  if (status !== 201) throw new Error(text);
  if (before.length % 5 === 0) await send();
  return id;
}

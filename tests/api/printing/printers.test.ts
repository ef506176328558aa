import { expect, test } from 'vitest';
import { networkPrinterRun, watchPrinters } from '../../../server/usecases/printing/hand-out';
import { pruneOldRows } from '../../../server/usecases/upkeep/forget-old';
import type { PrinterState } from '../../../src/domain/printing/printer';
import { JOBS_KEPT_MS } from '../../../src/domain/printing/printer';
import { BAR_DRAWER } from '../../../src/domain/till/drawer';
import type { TestApp } from '../../support/bar/test-app';
import { describeApp, describeOnFile } from '../../support/bar/test-app';
import { createBrowser } from '../../support/bar/test-browser';
import type { TestStaff } from '../../support/bar/test-staff';
import { signIn } from '../../support/bar/test-staff';
import { onBill } from '../../support/data/test-bills';
import { DISH, lemonades, newOrderId, placeOrder } from '../../support/data/test-orders';
import { TABLES } from '../../support/data/test-seats';
import {
  addPrinter,
  epsonForm,
  epsonResult,
  rawConnections,
} from '../../support/printing/test-printers';

const EVERYTHING = ['bar', 'kitchen', 'grill', 'shisha', 'bills'] as const;
const SECOND = 1_000;

type Round = { id?: string; bill?: string; tableId?: number };

/** Sends a waiter's round of two lemonades; resolves to its id. */
async function round(staff: TestStaff, more: Round = {}): Promise<string> {
  const { id = newOrderId(), bill = newOrderId(), tableId = TABLES.T7 } = more;
  const items = [{ originalMenuItemId: DISH.lemonade, quantity: 2, price: '180.00' }];
  await staff.send('/api/admin/orders', {
    body: { items, totalAmount: '360.00', serviceType: 'table', tableId, bill },
    headers: { 'Idempotency-Key': id },
  });
  return id;
}

async function jobs(bar: TestApp): Promise<string[]> {
  const rows = await bar.rows('SELECT kind, state FROM print_job ORDER BY id');
  return rows.map(({ kind, state }) => `${kind} ${state}`);
}

async function stateOf(bar: TestApp, id: string): Promise<PrinterState | undefined> {
  return (await bar.deps.printers.find(id))?.state;
}

describeApp('a slip', (openApp) => {
  test('is written with its cause, once, and for the venue’s printers alone', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'manager');
    await round(staff);
    expect(await jobs(bar)).toEqual([]);
    const printer = await addPrinter(bar, staff, 'epson', { name: 'Bar', prints: EVERYTHING });
    const id = newOrderId();
    await Promise.all([round(staff, { id }), round(staff, { id })]);
    const guest = await placeOrder(createBrowser(bar), lemonades());
    expect(await jobs(bar)).toEqual(['kitchen waiting']);
    for (const status of ['confirmed', 'pending', 'confirmed']) {
      await staff.move(guest.body.orderId, { status });
    }
    await printer.turn();
    await printer.turn();
    await printer.turn();
    expect(await jobs(bar)).toEqual(['kitchen printed', 'kitchen printed']);
    expect(printer.paper).toHaveLength(2);
    expect(await bar.rows('SELECT count(payload) AS n FROM print_job')).toEqual([{ n: 0 }]);
    // Upkeep removes old printed jobs; what waits for paper stays.
    await round(staff);
    bar.clock.advance(JOBS_KEPT_MS + SECOND);
    await pruneOldRows(bar.deps);
    expect(await jobs(bar)).toEqual(['kitchen waiting']);
  });

  test('leaves out what was taken off before it was sent, and is followed by one for the rest', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'manager');
    const printer = await addPrinter(bar, staff, 'star', { name: 'Bar', prints: EVERYTHING });
    const bill = newOrderId();
    const [gone, left] = [await round(staff, { bill }), await round(staff, { bill })];
    const off = { lineNo: 0, reason: 'wrong_order', wasMade: false };
    await onBill(staff, bill, 'voids', { ...off, orderId: gone, pieces: 2 });
    await onBill(staff, bill, 'voids', { ...off, orderId: left, pieces: 1 });
    // The first one was told to the printer before it was looked at.
    await printer.turn();
    await printer.turn();
    expect(await jobs(bar)).toEqual(['kitchen dropped', 'kitchen printed']);
    expect(printer.paper[0]).toMatch(/1× Ev Yapımı Limonata/);
    const entry = newOrderId();
    await onBill(staff, bill, 'voids', { ...off, orderId: left, pieces: 1 }, { id: entry });
    await onBill(staff, bill, 'voids', { ...off, orderId: left, pieces: 1 }, { id: entry });
    await onBill(staff, bill, 'entries/undo', { entry });
    await staff.send(`/api/admin/seatings/${bill}/move`, {
      body: { tableId: TABLES.T3, from: TABLES.T7 },
    });
    await staff.move(left, { status: 'cancelled', reason: 'guest_asked' });
    for (let nth = 0; nth < 5; nth += 1) await printer.turn();
    expect((await jobs(bar)).slice(2).map((job) => job.split(' ')[0])).toEqual([
      ...['void', 'void', 'move', 'void'],
    ]);
    expect(await bar.deps.printJobs.open()).toEqual([]);
  });
});

describeOnFile('a printer that polls', (openApp) => {
  test('gets a slip again, marked, if its word was lost, and may say it late and twice', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'manager');
    const printer = await addPrinter(bar, staff, 'epson', { name: 'Bar', prints: EVERYTHING });
    await round(staff);
    printer.losesNext = 2;
    await printer.turn();
    await printer.turn();
    expect(printer.paper).toHaveLength(1);
    bar.clock.advance(20 * SECOND);
    await printer.turn();
    expect(printer.paper[1]).toContain('BASKI');
    const [job] = await bar.deps.printJobs.open();
    const row = await bar.deps.printers.find(printer.id);
    if (!job || !row) throw new Error('There is no slip.');
    bar.clock.advance(20 * SECOND);
    const said = { jobId: job.id, isPrinted: true, said: 'ready' as const, detail: '' };
    for (let nth = 0; nth < 2; nth += 1) await bar.deps.printJobs.acknowledge(row, said.jobId, 1);
    await printer.turn();
    expect(printer.paper).toHaveLength(2);
    expect(await jobs(bar)).toEqual(['kitchen printed']);
  });

  test('without paper says so, keeps its slip, and gives it to the substitute after half a minute', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'manager');
    const spare = await addPrinter(bar, staff, 'epson', { name: 'Bar', prints: ['bills'] });
    const printer = await addPrinter(bar, staff, 'star', {
      ...{ name: 'Kitchen', prints: ['bar', 'kitchen'], substituteId: spare.id },
    });
    printer.hasPaper = false;
    await round(staff);
    await printer.turn();
    expect(await stateOf(bar, printer.id)).toBe('paper_out');
    const feed = (await staff.send('/api/admin/snapshot')).body.printers;
    expect(feed).toContainEqual(expect.objectContaining({ name: 'Kitchen', state: 'paper_out' }));
    expect(JSON.stringify(feed)).not.toMatch(/token|lease/i);
    for (let nth = 0; nth < 3; nth += 1) {
      bar.clock.advance(10 * SECOND);
      await Promise.all([printer.turn(), spare.turn()]);
      await watchPrinters(bar.deps);
    }
    await spare.turn();
    expect(spare.paper).toHaveLength(1);
    expect(spare.paper[0]).toContain('Kitchen');
    printer.hasPaper = true;
    await printer.turn();
    await watchPrinters(bar.deps);
    await round(staff);
    await printer.turn();
    expect([printer.paper.length, spare.paper.length]).toEqual([1, 1]);
    expect(await stateOf(bar, printer.id)).toBe('ready');
  });

  test('is known by its token alone, which is not tried often', async () => {
    const bar = await openApp({ config: { isRateLimited: true } });
    const staff = await signIn(bar, 'manager');
    await addPrinter(bar, staff, 'star', { name: 'Bar', prints: EVERYTHING });
    const ask = async (token: string) => {
      const request = epsonForm({ ConnectionType: 'GetRequest' });
      return (await bar.app.request(`/api/print/epson/${token}`, request)).status;
    };
    expect(await ask('short')).toBe(404);
    const tries = await Promise.all(
      Array.from({ length: 70 }, (_, n) => ask(`${n}`.padEnd(40, 'x'))),
    );
    expect(new Set(tries)).toEqual(new Set([404, 429]));
    expect(await bar.rows('SELECT * FROM print_job')).toEqual([]);
  });

  test('that cannot read a slip leaves it for a person, who prints it again', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'manager');
    const token = 'a'.repeat(43);
    const body = { name: 'Bar', prints: EVERYTHING, kind: 'epson', address: null, token };
    const look = { letters: 'cp857', columns: 48, substituteId: null, isActive: true };
    const added = await staff.send('/api/admin/printers', { body: { ...body, ...look } });
    expect(added.text).not.toContain(token);
    await round(staff);
    const path = `/api/print/epson/${token}`;
    const asked = await bar.app.request(path, epsonForm({ ConnectionType: 'GetRequest' }));
    const [, jobId = ''] = /<printjobid>(\d+)</.exec(await asked.text()) ?? [];
    const ResponseFile = epsonResult(jobId, 'SchemaError');
    await bar.app.request(path, epsonForm({ ConnectionType: 'SetResponse', ResponseFile }));
    expect(await jobs(bar)).toEqual(['kitchen failed']);
    const { id } = added.body.printer as { id: string };
    expect(await stateOf(bar, id)).toBe('fault');
    await staff.send(`/api/admin/print-jobs/${jobId}/again`, { body: {} });
    const again = await bar.app.request(path, epsonForm({ ConnectionType: 'GetRequest' }));
    expect(await again.text()).toContain('<printjobid>2<');
    expect(await jobs(bar)).toEqual(['kitchen dropped', 'kitchen sent']);
  });
});

describeOnFile('a printer on the venue’s network', (openApp) => {
  test('is driven by one process, and by the next one when that dies', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'manager');
    const printer = await addPrinter(bar, staff, 'network', { name: 'Bar', prints: EVERYTHING });
    const openRawPrinter = rawConnections(() => printer);
    const [first, second] = ['first', 'second'].map((processId) =>
      networkPrinterRun({ ...bar.deps, processId, openRawPrinter }),
    );
    await round(staff);
    await Promise.all([first?.(), second?.()]);
    expect(printer.paper).toHaveLength(1);
    await round(staff);
    const { leaseBy } = (await bar.deps.printers.find(printer.id)) ?? {};
    const other = leaseBy === 'first' ? second : first;
    await other?.();
    expect(printer.paper).toHaveLength(1);
    bar.clock.advance(30 * SECOND);
    await other?.();
    expect(printer.paper).toHaveLength(2);
  });
});

describeOnFile('the printer of bills', (openApp) => {
  test('prints bills, closed days and test slips; a further print says so', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'manager');
    const bill = newOrderId();
    const id = await round(staff, { bill });
    const none = await onBill(staff, bill, 'prints', { worth: '360.00', onPrinter: true });
    expect([none.status, none.body.code]).toEqual([409, 'printer.none']);
    const printer = await addPrinter(bar, staff, 'epson', { name: 'Bar', prints: EVERYTHING });
    await onBill(staff, bill, 'prints', { worth: '360.00' });
    expect(await jobs(bar)).toEqual([]);
    await onBill(staff, bill, 'prints', { worth: '360.00', onPrinter: true });
    await staff.send(`/api/admin/printers/${printer.id}/test`, { body: {} });
    await staff.send(`/api/admin/orders/${id}/print`, { body: {} });
    await staff.send(`/api/admin/orders/${id}/print`, { body: {} });
    const open = [`open_bill:${bill}`, `not_counted:${BAR_DRAWER}`, 'no_terminal:card'];
    const closed = await staff.send('/api/admin/days/2026-07-04/close', { body: { ticked: open } });
    expect(closed.status).toBe(200);
    for (let nth = 0; nth < 5; nth += 1) await printer.turn();
    expect(
      printer.paper.map((slip) => /2\. BASKI|360|\(Z\) 1|Deneme|Limonata/.exec(slip)?.[0]),
    ).toEqual(['2. BASKI', 'Deneme', 'Limonata', '2. BASKI', '(Z) 1']);
    const taken = await staff.send('/api/admin/printers', {
      body: {
        ...{ name: 'Other', prints: ['grill'], kind: 'network', address: '10.0.0.9' },
        ...{ letters: 'picture', columns: 32, substituteId: null, isActive: true },
      },
    });
    expect(taken.body).toMatchObject({ code: 'printer.place_taken', by: 'Bar' });
  });
});

import { expect, test } from 'vitest';
import { needsApproval, reductionOn, USUAL_TILL_RULES } from '#domain/bills/line-entry';
import { liraText } from '#domain/money';
import { readBillLines } from '../../../src/data/bills/bill-lines';
import { askApproval, sendApproved, unlockTablet } from '../../../src/data/commands/pins';
import { reducePrice, remakeLine, undoEntry, voidLine } from '../../../src/data/commands/send';
import { newId } from '../../../src/data/ids';
import { openLock } from '../../../src/data/staff/tablet-lock';
import { MINUTE } from '../../support/bar/fixtures';
import { ELIFS, openSharedTablet } from '../../support/bar/shared-tablet';
import { startStaffEvening } from '../../support/evenings/staff-evening';

/** Starts with Can at a tablet that Elif, the manager, has unlocked before, and a confirmed order. */
async function startWithBill() {
  const evening = await startStaffEvening();
  const shared = await openSharedTablet(evening);
  const { tablet, deps } = shared;
  await openLock(deps);
  const orderId = await evening.placeOrder();
  await tablet.pull();
  await tablet.move(orderId, 'pending', 'preparing');
  await tablet.drain();
  await tablet.pull();
  const read = async () => {
    const [bill] = await readBillLines(deps.db);
    if (!bill) throw new Error('No bill.');
    return bill;
  };
  const { billId } = await read();
  const line = { billId, orderId, lineNo: 0 };
  return { ...evening, ...shared, orderId, billId, line, read };
}

const WRONG = { pieces: 1, reason: 'wrong_order', wasMade: false } as const;
const COMP = { off: { kind: 'comp' }, reason: 'waited_long' } as const;
const compOf = ({ billId, ...ref }: { billId: string; orderId: string; lineNo: number }) => ({
  ...{ billId, lines: [ref] },
  ...COMP,
});

test('a line that is taken off shows at once, and is the same once the server has it', async () => {
  const { tablet, deps, line, read } = await startWithBill();
  const worth = (await read()).lines[1]?.worth ?? 0;
  tablet.net.fault = 'offline';
  const id = newId();
  await voidLine(deps, { ...line, lineNo: 1, ...WRONG, id });
  expect(await read()).toMatchObject({
    unsentKurus: -worth,
    lines: [{}, { left: 0, worth: 0, entries: [{ kind: 'void', by: 'Can', isQueued: true }] }],
  });
  await undoEntry(deps, { billId: line.billId, entry: id });
  expect(await read()).toMatchObject({ unsentKurus: 0, lines: [{}, { left: 1, worth }] });

  tablet.net.fault = null;
  await tablet.drain({ isHurried: true });
  expect(await read()).toMatchObject({ unsentKurus: 0, lines: [{}, { left: 1, worth }] });
  await tablet.pull();
  const { lines } = await read();
  expect(lines[1]).toMatchObject({ left: 1, worth });
  expect(lines[1]?.entries.map(({ kind, isQueued }) => [kind, isQueued])).toEqual([
    ['void', false],
    ['undo', false],
  ]);
});

test('a manager’s PIN approves without a connection too, and is not proven until the server has seen it', async () => {
  const { tablet, deps, elif, line, read } = await startWithBill();
  tablet.net.fault = 'offline';
  const id = newId();
  const approval = await askApproval(deps, { changes: [id], staffId: elif, pin: ELIFS });
  const here = { approvedBy: elif, pinVersion: expect.any(String) };
  expect(approval).toEqual({ is: 'given', here });
  await reducePrice(deps, { ...compOf(line), id, ...('here' in approval && approval.here) });
  const comp = { kind: 'comp', by: 'Can', approvedBy: 'Elif', isProven: false };
  expect(await read()).toMatchObject({ lines: [{ worth: 0, entries: [comp] }, {}] });
  const kept = JSON.stringify([await deps.db.outbox.toArray(), await deps.db.meta.toArray()]);
  expect(kept).not.toContain(`"${ELIFS}"`);

  tablet.net.fault = null;
  await tablet.drain({ isHurried: true });
  await tablet.pull();
  const [first] = (await read()).lines;
  expect(first).toMatchObject({ worth: 0, entries: [{ ...comp, isQueued: false }] });

  await unlockTablet(deps, { staffId: elif, pin: ELIFS });
  await tablet.pull();
  expect(await read()).toMatchObject({ lines: [{ entries: [{ ...comp, isProven: true }] }, {}] });
});

test('a dish that is made again is a ticket of this tablet at once, until that is undone', async () => {
  const { tablet, deps, billId, line } = await startWithBill();
  tablet.net.fault = 'offline';
  const again = { ...line, pieces: 1, reason: 'dropped' } as const;
  await remakeLine(deps, again);
  await remakeLine(deps, again);
  const tickets = async () => (await tablet.board()).filter(({ isAgain }) => isAgain);
  const [ticket, wrong] = await tickets();
  const shown = {
    isQueued: true,
    status: 'confirmed',
    totalAmount: '0.00',
    items: [{ quantity: 1 }],
  };
  expect([ticket, wrong]).toMatchObject([shown, shown]);
  await undoEntry(deps, { billId, entry: wrong?.id ?? '' });
  expect((await tickets()).map(({ status }) => status).sort()).toEqual(['cancelled', 'confirmed']);
  tablet.net.fault = null;
  await tablet.drain({ isHurried: true });
  await tablet.pull();
  const sent = await tickets();
  expect(sent.map(({ status, isQueued }) => [status, isQueued]).sort()).toEqual([
    ['cancelled', false],
    ['confirmed', false],
  ]);
});

test('an unsent comp counts toward the limit of its bill, until it is undone', async () => {
  const { tablet, deps, billId, line, read } = await startWithBill();
  tablet.net.fault = 'offline';
  const [first, second] = (await read()).lines;
  const kurus = second?.worth ?? 0;
  const limit = liraText((first?.worth ?? 0) + kurus - 1);
  const asks = async () => {
    const { lines } = await read();
    const bill = { worthKurus: lines.reduce((sum, { worth }) => sum + worth, 0), isSeen: false };
    const entries = lines.flatMap((one) => one.entries);
    const change = reductionOn(bill, entries, { kind: 'comp', kurus });
    return needsApproval('staff', { ...USUAL_TILL_RULES, 'till.compLimit': limit }, change);
  };
  expect(await asks()).toBe(false);
  const id = newId();
  await reducePrice(deps, { ...compOf(line), id });
  expect(await asks()).toBe(true);
  await undoEntry(deps, { billId, entry: id });
  expect(await asks()).toBe(false);
});

test('without a connection nobody else approves, and wrong PINs lock as for unlocking', async () => {
  const { tablet, deps, can, elif, clock } = await startWithBill();
  tablet.net.fault = 'offline';
  const ask = (staffId: string, pin: string) =>
    askApproval(deps, { changes: [newId()], staffId, pin });
  const stranger = '01890000-0000-7000-8000-000000000000';
  expect(await ask(stranger, ELIFS)).toEqual({ is: 'unknown_here' });
  expect(await ask(can, '4071')).toEqual({ is: 'not_allowed' });
  const tries = [];
  for (let nth = 0; nth < 6; nth += 1) tries.push(await ask(elif, nth === 5 ? ELIFS : '5555'));
  expect(tries.map(({ is }) => is)).toEqual([...Array(4).fill('wrong'), 'locked', 'locked']);
  clock.advance(5 * MINUTE);
  expect(await ask(elif, ELIFS)).toMatchObject({ is: 'given' });
});

test('a change that the server wants approved is a question, and goes once a manager has typed the PIN', async () => {
  const { tablet, deps, elif, line, read } = await startWithBill();
  await reducePrice(deps, compOf(line));
  await tablet.drain();
  const asked = await read();
  expect(asked).toMatchObject({ unsentKurus: 0, questions: [{ code: 'approval.required' }] });
  const [{ entryId } = { entryId: '' }] = asked.questions;

  const id = newId();
  const wrong = await askApproval(deps, { changes: [id], staffId: elif, pin: '5555' });
  expect(wrong).toEqual({ is: 'wrong', left: 4 });
  expect(await askApproval(deps, { changes: [id], staffId: elif, pin: ELIFS })).toEqual({
    is: 'given',
  });
  await sendApproved(deps, { entryId, id });
  await tablet.drain({ isHurried: true });
  await tablet.pull();
  expect(await read()).toMatchObject({
    questions: [],
    lines: [{ worth: 0, entries: [{ kind: 'comp', approvedBy: 'Elif', isProven: true }] }, {}],
  });
});

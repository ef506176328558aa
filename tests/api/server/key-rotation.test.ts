import { expect, test } from 'vitest';
import { createAuditRepository } from '../../../server/repositories/audit.repository';
import { keysFrom, tableToken } from '../../../server/services/keys';
import { verifyAudit } from '../../../server/usecases/staff/activity';
import type { TestApp } from '../../support/bar/test-app';
import { describeOnFile } from '../../support/bar/test-app';
import { createBrowser } from '../../support/bar/test-browser';
import { signIn } from '../../support/bar/test-staff';
import { bookTable, tableWish } from '../../support/data/test-bookings';
import { lemonades, newOrderId, placeOrder } from '../../support/data/test-orders';
import { openPhone, TABLES } from '../../support/data/test-seats';

const OLD = Buffer.alloc(32, 7);
const NEW = Buffer.alloc(32, 9);

/** Reads the booking by the link of its mail, and sits down by the table's printed code. */
async function useLinks(bar: TestApp, page: string): Promise<number[]> {
  const phone = openPhone(bar);
  const token = tableToken(keysFrom(OLD), { tableId: TABLES.T7, qrVersion: 1 });
  const read = await phone.browser.send(page);
  const seat = await phone.scan(token);
  return [read.status, seat.status];
}

async function confirmOrder(bar: TestApp, staff: Awaited<ReturnType<typeof signIn>>) {
  const id = newOrderId();
  await placeOrder(createBrowser(bar), lemonades(), { id });
  expect((await staff.move(id, { status: 'confirmed' })).status).toBe(200);
}

describeOnFile('after a rotation of the key', (openApp) => {
  test('old links, printed codes and audit rows stay valid; without the old key they are not', async () => {
    const bar = await openApp();
    const { body } = await bookTable(createBrowser(bar), tableWish());
    const staff = await signIn(bar, 'staff');
    await confirmOrder(bar, staff);
    const page = String(body.manageUrl);

    const rotated = { ...bar, app: await bar.restart(keysFrom(NEW, OLD)) };
    expect(await useLinks(rotated, page)).toEqual([200, 200]);
    await confirmOrder(rotated, await signIn(rotated, 'staff'));
    const audit = createAuditRepository(bar.deps.gateway);
    const verdict = (...keys: Buffer[]) =>
      verifyAudit({ audit, keys: keys.map((key) => keysFrom(key).audit), keyedFrom: 1 });
    expect((await verdict(NEW, OLD)).broken).toBeNull();
    expect((await verdict(NEW)).broken?.seq).toBe(1);
    expect((await verdict(OLD)).broken?.seq).toBeGreaterThan(1);

    const alone = { ...bar, app: await bar.restart(keysFrom(NEW)) };
    expect(await useLinks(alone, page)).toEqual([404, 404]);
  });
});

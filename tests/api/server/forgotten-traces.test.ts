import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { runDueEffects } from '../../../server/usecases/run-due-effects';
import type { TestApp } from '../../support/bar/test-app';
import { describeOnFile } from '../../support/bar/test-app';
import { signIn } from '../../support/bar/test-staff';
import { bookBrunch, bookTable, brunchWish, tableWish } from '../../support/data/test-bookings';
import { newMember, orderOf } from '../../support/data/test-members';
import { DISH, HOME } from '../../support/data/test-orders';

/** Every text is unique. */
const PERSON = {
  firstName: 'Zeynepnaz',
  lastName: 'Quillfeather',
  email: 'quill@feather.example',
  phone: '+905329998877',
};
const TRACES = [
  'Zeynepnaz',
  'Quillfeather',
  'quill@feather',
  '9998877',
  'Lykia 77',
  'Onionless',
  'Birthday69',
];
const guestName = `${PERSON.firstName} ${PERSON.lastName}`;
const WHO = { guestName, guestEmail: PERSON.email, guestPhone: PERSON.phone };

/** Plays a member's delivery, table and brunch up to their final statuses, with their mails. */
async function wholeEvening(bar: TestApp) {
  const member = await newMember(bar, PERSON);
  const staff = await signIn(bar, 'super_admin');
  const order = await orderOf(member, {
    items: [
      { originalMenuItemId: DISH.lemonade, quantity: 2, customizations: { notes: 'Onionless' } },
    ],
    totalAmount: '510.00',
    serviceType: 'delivery',
    deliveryAddress: { ...HOME, fullName: guestName, phone: PERSON.phone, address: 'Lykia 77' },
    guestName,
  });
  for (const status of ['confirmed', 'preparing', 'ready', 'completed']) {
    expect((await staff.move(order, { status })).status).toBe(200);
  }
  // The server refuses a late change with the present row.
  expect((await staff.move(order, { status: 'preparing', from: 'pending' })).status).toBe(409);
  const table = await bookTable(
    member.browser,
    tableWish({ ...WHO, specialRequests: 'Onionless' }),
  );
  const brunch = await bookBrunch(member.browser, brunchWish(WHO));
  for (const [path, { body }] of [
    ['reservations', table],
    ['brunch-reservations', brunch],
  ] as const) {
    for (const status of ['confirmed', 'cancelled']) {
      const address = `/api/admin/${path}/${body.reservationId ?? body.id}/status`;
      await staff.send(address, { method: 'PATCH', body: { status } });
    }
  }
  const points = { points: 5, reason: 'Birthday69 of hers' };
  const corrected = await staff.send(`/api/admin/customers/${member.id}/points`, { body: points });
  expect(corrected.status).toBe(201);
  return member;
}

/** Returns every row of every table as text. */
async function everyRow(bar: TestApp): Promise<string> {
  const tables = await bar.rows("SELECT name FROM sqlite_master WHERE type = 'table'");
  const rows = await Promise.all(tables.map(({ name }) => bar.rows(`SELECT * FROM "${name}"`)));
  return JSON.stringify(rows);
}

function found(text: string): string[] {
  return TRACES.filter((trace) => text.includes(trace));
}

describeOnFile('a member who was deleted', (openApp) => {
  test('leaves no trace in any row, in the free pages of the file, nor in the outbox', async () => {
    const bar = await openApp();
    const member = await wholeEvening(bar);
    for (const [kind, handler] of Object.entries(bar.deps.effectHandlers)) {
      await runDueEffects(bar.deps, { kind, handler });
    }
    expect(found(await everyRow(bar))).toEqual(TRACES);
    const gone = await member.browser.send(`/api/users/${member.id}`, { method: 'DELETE' });
    expect(gone.status).toBe(204);
    expect(found(await everyRow(bar))).toEqual([]);
    await bar.deps.gateway.client.execute('PRAGMA wal_checkpoint(TRUNCATE)');
    const [row] = await bar.rows('PRAGMA database_list');
    expect(found(readFileSync(String(row?.file), 'latin1'))).toEqual([]);
  });
});

import { expect, test } from 'vitest';
import {
  confirmLinkedBooking,
  endWaits,
  offerFreePlaces,
} from '../../../server/usecases/bookings/guest-bookings';
import type { TestApp } from '../../support/bar/test-app';
import { describeOnBoth, describeOnFile } from '../../support/bar/test-app';
import { createBrowser } from '../../support/bar/test-browser';
import type { TestStaff } from '../../support/bar/test-staff';
import { signIn } from '../../support/bar/test-staff';
import { bookTable, tableWish } from '../../support/data/test-bookings';
import { sendDueMails } from '../../support/mail/due-mails';
import { mailServerOfEach } from '../../support/mail/mail-server';

/** Table T5 seats four outdoors. The tests' clock shows the evening of 4 July 2026, 21:00. */
const T5 = 25;
const MINUTE = 60_000;

type Body = Record<string, unknown>;

/** A venue with one table, which is booked tomorrow at 20:00. */
async function fullVenue(bar: TestApp) {
  await bar.rows(`UPDATE venue_table SET is_active = (label = 'T5')`);
  const { body } = await bookTable(createBrowser(bar), tableWish());
  return { can: await signIn(bar, 'staff'), booked: String(body.id) };
}

async function waits(bar: TestApp, more: Body = {}, browser = createBrowser(bar)) {
  const { status, body } = await bookTable(browser, tableWish({ flexMinutes: 0, ...more }));
  return { status, body, id: String(body.id), page: String(body.manageUrl), browser };
}

function change(staff: TestStaff, id: string, body: Body) {
  return staff.send(`/api/admin/waitlist/${id}/status`, { method: 'PATCH', body });
}

function cancel(staff: TestStaff, id: string) {
  return staff.send(`/api/admin/reservations/${id}/status`, {
    method: 'PATCH',
    body: { status: 'cancelled' },
  });
}

const accept = (page: string) => page.replace('?', '/confirm?');

async function entries(bar: TestApp) {
  return bar.rows('SELECT id, status, lapses, table_id FROM waitlist_entry ORDER BY queued_at, id');
}

/** A waiting guest whose time has become free and is offered. */
async function offered(bar: TestApp, more: Body = {}) {
  const { can, booked } = await fullVenue(bar);
  const first = await waits(bar, more);
  await cancel(can, booked);
  const offer = await change(can, first.id, { status: 'offered', from: 'waiting' });
  return { can, offer, ...first };
}

describeOnBoth('a guest who finds no table', (openApp) => {
  test('waits for one, reads it like a booking, and gets the table at once if it is free', async () => {
    const bar = await openApp();
    const { can, booked } = await fullVenue(bar);
    const { status, body, browser, id, page } = await waits(bar);
    expect([status, body.status, body.tableLabel]).toEqual([201, 'waiting', null]);
    const read = await browser.send(`/api/reservations/${id}`);
    expect(read.body.reservation).toMatchObject({ id, status: 'waiting', manageUrl: page });
    expect((await createBrowser(bar).send(`/api/reservations/${id}`)).status).toBe(404);
    const shown = await createBrowser(bar).send(`${page}&lang=tr`);
    expect(shown.text).toContain('Bekleme listesindesiniz');
    await cancel(can, booked);
    expect((await waits(bar)).body.status).toBe('pending');
  });

  test('is offered a place that nobody else gets, and books it with one tap', async () => {
    const bar = await openApp();
    const { can, offer, page, id, browser } = await offered(bar);
    expect(offer.body.entry).toMatchObject({
      status: 'offered',
      offer: { tables: [T5], tableLabel: 'T5', reservationTime: '20:00', by: 'Can' },
    });
    const other = await bookTable(createBrowser(bar), tableWish());
    expect(other.body.code).toBe('slot_taken');
    const byPhone = { guestName: 'Su', serviceDay: '2026-07-05', reservationTime: '20:00' };
    const written = await can.send('/api/admin/reservations', {
      body: { ...byPhone, partySize: 2, tables: [T5] },
    });
    expect(written.body.code).toBe('slot_taken');
    const shown = await createBrowser(bar).send(`${page}&lang=en`);
    expect(shown.text).toContain('We hold this table for you until 21:10.');
    const [first, second] = await Promise.all([
      createBrowser(bar).send(accept(page), { method: 'POST' }),
      createBrowser(bar).send(accept(page), { method: 'POST' }),
    ]);
    expect([first?.status, second?.status]).toEqual([303, 303]);
    const booked = await createBrowser(bar).send(`${page}&lang=en`);
    expect(booked.text).toMatch(/You(’|&#39;|')ve confirmed/);
    const rows = await bar.rows('SELECT id, status, table_id FROM reservation');
    expect(rows.filter((row) => row.id === id)).toEqual([
      { id, status: 'confirmed', table_id: T5 },
    ]);
    const read = await browser.send(`/api/reservations/${id}`);
    expect(read.body.reservation).toMatchObject({ id, status: 'confirmed', tableLabel: 'T5' });
  });

  test('who taps twice is booked, also if the second tap reads between the two writes of the first', async () => {
    const bar = await openApp();
    const { page, id } = await offered(bar);
    const link = {
      kind: 'table',
      id,
      key: new URL(page, 'http://bar').searchParams.get('key'),
    } as const;
    const { waitlist } = bar.deps;
    const second = {
      ...bar.deps,
      waitlist: {
        ...waitlist,
        async find(entry: string) {
          await confirmLinkedBooking(bar.deps, link);
          return waitlist.find(entry);
        },
      },
    };
    await expect(confirmLinkedBooking(second, link)).resolves.toBeUndefined();
  });

  test('whose offer has lapsed stands at the end, and twice ends the wait', async () => {
    const bar = await openApp();
    const { can, page, id } = await offered(bar);
    const next = await waits(bar);
    expect(next.body.status).toBe('waiting');
    bar.clock.advance(10 * MINUTE - 1);
    await endWaits(bar.deps);
    expect(await entries(bar)).toContainEqual({ id, status: 'offered', lapses: 0, table_id: T5 });
    bar.clock.advance(1);
    const late = await createBrowser(bar).send(`${accept(page)}&lang=tr`, { method: 'POST' });
    expect(late.status).toBe(409);
    expect(late.text).toContain('Bu teklifin süresi doldu. Lütfen bizi arayın');
    await Promise.all([endWaits(bar.deps), endWaits(bar.deps)]);
    expect(await entries(bar)).toEqual([
      { id: next.id, status: 'waiting', lapses: 0, table_id: null },
      { id, status: 'waiting', lapses: 1, table_id: null },
    ]);
    expect((await bookTable(createBrowser(bar), tableWish({ guestEmail: null }))).status).toBe(201);
    await bar.rows(`UPDATE reservation SET status = 'cancelled'`);
    await change(can, id, { status: 'offered' });
    bar.clock.advance(10 * MINUTE);
    await endWaits(bar.deps);
    expect((await entries(bar)).find((entry) => entry.id === id)).toMatchObject({
      ...{ status: 'lapsed', lapses: 2 },
    });
  });

  test('leaves the list in the app or by the link, which frees an offered table', async () => {
    const bar = await openApp();
    const { page, id, browser } = await offered(bar);
    const left = await browser.send(`/api/reservations/${id}/cancel`, { body: {} });
    expect([left.status, left.body.status]).toEqual([200, 'cancelled']);
    expect((await waits(bar)).body.status).toBe('pending');
    const again = await createBrowser(bar).send(page.replace('?', '/cancel?'), { method: 'POST' });
    expect(again.status).toBe(303);
    expect(await entries(bar)).toMatchObject([{ id, status: 'closed' }]);
  });
});

describeOnFile('staff with the waitlist', (openApp) => {
  const walkIn = (staff: TestStaff, more: Body = {}) =>
    staff.send('/api/admin/waitlist', { body: { guestName: 'Deniz', partySize: 3, ...more } });

  test('put a walk-in on it, offer a table, and seat the party once', async () => {
    const bar = await openApp();
    const { can } = await fullVenue(bar);
    const { status, body } = await walkIn(can, { quotedMinutes: 20 });
    expect(status).toBe(201);
    expect(body.entry).toMatchObject({
      ...{ isWalkIn: true, quotedMinutes: 20, serviceDay: '2026-07-04', bookedBy: 'Can' },
    });
    const { id } = body.entry as { id: string };
    const offer = await change(can, id, { status: 'offered', from: 'waiting', tables: [T5] });
    expect(offer.body.entry).toMatchObject({ offer: { tableLabel: 'T5' } });
    const other = await can.send('/api/admin/reservations/walk-in', {
      body: { tableId: T5, partySize: 2 },
    });
    expect(other.body).toMatchObject({ code: 'table.taken', by: 'Deniz' });
    const came = [
      await change(can, id, { status: 'accepted', from: 'offered' }),
      await change(can, id, { status: 'accepted', from: 'offered' }),
    ];
    expect(came.map((one) => one.status)).toEqual([200, 200]);
    const seated = await bar.rows(
      `SELECT id, status, table_id, guest_name FROM reservation WHERE status = 'seated'`,
    );
    expect(seated).toEqual([{ id, status: 'seated', table_id: T5, guest_name: 'Deniz' }]);
    const log = await bar.rows(`SELECT action FROM audit WHERE tbl = 'waitlist_entry'`);
    expect(log.map(({ action }) => action)).toEqual([
      ...['waitlist.add', 'waitlist.status', 'waitlist.status'],
    ]);
  });

  test('offer the last table to one of two parties', async () => {
    const bar = await openApp();
    const { can, booked } = await fullVenue(bar);
    const [one, two] = [await waits(bar), await waits(bar)];
    await cancel(can, booked);
    const offers = await Promise.all([
      change(can, one.id, { status: 'offered', tables: [T5], reservationTime: '20:00' }),
      change(can, two.id, { status: 'offered', tables: [T5], reservationTime: '20:00' }),
    ]);
    expect(offers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const seated = await Promise.all(
      [one, two].map(({ id }) => change(can, id, { status: 'accepted', tables: [T5] })),
    );
    expect(seated.map(({ status }) => status).sort()).toEqual([200, 409]);
    const held = await bar.rows(`SELECT id FROM reservation WHERE status = 'confirmed'`);
    expect(held).toHaveLength(1);
  });

  test('take back an offer and put back a closed entry; the first of two changes wins', async () => {
    const bar = await openApp();
    const { can, id } = await offered(bar);
    const back = await change(can, id, { status: 'waiting', from: 'offered' });
    expect(back.body.entry).toMatchObject({ status: 'waiting', offer: null, lapses: 0 });
    const elif = await signIn(bar, 'manager');
    await change(elif, id, { status: 'closed', from: 'waiting' });
    const late = await change(can, id, { status: 'offered', from: 'waiting' });
    expect([late.status, late.body.code]).toEqual([409, 'conflict']);
    expect((await change(can, id, { status: 'waiting', from: 'closed' })).status).toBe(200);
  });

  test('see entries end with their evening, and a full list refuse the next party', async () => {
    const bar = await openApp();
    const { can } = await fullVenue(bar);
    const [walk, tomorrow] = [await walkIn(can), await waits(bar)];
    await bar.rows(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 100)
      INSERT INTO waitlist_entry SELECT 'x' || i, v, status, status_at, status_by, placed_at, received_at,
        language, device_hash, secret_hash, guest_name, guest_email, guest_phone, service_day, slot, starts_at,
        ends_at, party_size, table_id, joined_tables, booked_by, special_requests, member_id, table_preference,
        is_walk_in, wished_slot, wished_at, flex_minutes, quoted_minutes, queued_at, lapses, offered_until,
        offered_by FROM waitlist_entry, n WHERE id = '${tomorrow.id}'`);
    expect((await waits(bar)).body.code).toBe('waitlist.full');
    bar.clock.advance(8 * 60 * MINUTE);
    await endWaits(bar.deps);
    const { id } = walk.body.entry as { id: string };
    const closed = (await entries(bar)).filter(({ status }) => status === 'closed');
    expect(closed).toMatchObject([{ id }]);
    bar.clock.advance(24 * 60 * MINUTE);
    await endWaits(bar.deps);
    expect((await entries(bar)).every(({ status }) => status === 'closed')).toBe(true);
  });
});

const mail = mailServerOfEach();

describeOnFile('the mails of the waitlist', (openApp) => {
  test('say that the party waits, and offer a free place with a link that confirms by a tap', async () => {
    const bar = await openApp({
      config: { smtpUrl: mail.url, publicUrl: 'https://barbliss.example' },
    });
    await bar.rows(`UPDATE venue_table SET is_active = (label = 'T5')`);
    const day = { reservationDate: '2026-07-06' };
    const { body } = await bookTable(createBrowser(bar), tableWish({ ...day, guestEmail: null }));
    const { page, id } = await waits(bar, day);
    await sendDueMails(bar);
    expect(mail.letters.at(-1)?.subject).toBe("Bar Bliss: You're on the waitlist");
    await cancel(await signIn(bar, 'staff'), String(body.id));
    bar.clock.advance(13 * 60 * MINUTE);
    await offerFreePlaces(bar.deps);
    expect(await entries(bar)).toMatchObject([{ id, status: 'waiting' }]);
    const owner = await signIn(bar, 'super_admin');
    const path = '/api/admin/settings/waitlist.autoOffer';
    await owner.send(path, { method: 'PUT', body: { value: true } });
    await Promise.all([offerFreePlaces(bar.deps), offerFreePlaces(bar.deps)]);
    await sendDueMails(bar);
    const offers = mail.letters.filter(({ subject }) => subject?.includes('A table is free'));
    expect(offers).toHaveLength(1);
    expect(offers[0]?.text).toContain(`https://barbliss.example${page}&lang=en`);
    expect(offers[0]?.text).toContain('We hold this table for you until 10:10.');
  });
});

import { expect, test } from 'vitest';
import type { TestApp } from '../../support/bar/test-app';
import { describeOnBoth } from '../../support/bar/test-app';
import { createBrowser } from '../../support/bar/test-browser';
import { signIn } from '../../support/bar/test-staff';
import { bookBrunch, bookTable, brunchWish, tableWish } from '../../support/data/test-bookings';
import { newOrderId } from '../../support/data/test-orders';
import { sendMailsFor } from '../../support/mail/due-mails';
import { startMailServer } from '../../support/mail/mail-server';

const MINUTE = 60_000;
const TONIGHT = {
  reservationDate: '2026-07-04',
  reservationTime: '21:30',
  depositRequired: false,
};

async function set(bar: TestApp, key: string, value: unknown): Promise<void> {
  const owner = await signIn(bar, 'super_admin');
  const sent = { method: 'PUT', body: { value } };
  expect((await owner.send(`/api/admin/settings/${key}`, sent)).status).toBe(200);
}

const LOKUM = { nameEn: 'Lokum Roll', nameTr: 'Lokum Dürüm', isOn: true, hasSauce: false };
const NEW_FOOD = { selectedFood: 'Lokum Roll', selectedSauce: null };

describeOnBoth('a brunch under changed settings', (openApp) => {
  test('queued with an old list is refused with its names, keeps its key free, and books when mended', async () => {
    const bar = await openApp();
    const guest = createBrowser(bar);
    await set(bar, 'brunch.foods', [LOKUM]);
    await set(bar, 'brunch.slots', ['18:00']);
    const queued = { id: newOrderId(), ageMs: 20 * MINUTE };
    const old = await bookBrunch(guest, brunchWish(), queued);
    expect([old.status, old.body]).toMatchObject([
      409,
      { code: 'brunch.offer_changed', gone: ['3 Chicken Tenders'], slots: ['18:00'] },
    ]);
    expect(await bar.rows('SELECT * FROM brunch_reservation')).toEqual([]);
    const mended = brunchWish({ ...NEW_FOOD, reservationTime: '18:00' });
    expect((await bookBrunch(guest, mended, { id: newOrderId() })).status).toBe(201);
  });

  test('keeps the names of its dishes, whatever the list is called later', async () => {
    const bar = await openApp();
    const guest = createBrowser(bar);
    await set(bar, 'brunch.foods', [LOKUM]);
    const { body } = await bookBrunch(guest, brunchWish(NEW_FOOD));
    await set(bar, 'brunch.foods', [{ ...LOKUM, nameTr: 'Tatlı Dürüm' }]);
    const { body: read } = await guest.send(`/api/brunch-reservations/${body.id}`);
    const names = { 'Lokum Roll': 'Lokum Dürüm' };
    expect(read.reservation).toMatchObject({ selectedFood: 'Lokum Roll', names });
    const page = await guest.send(`${body.manageUrl}&lang=tr`);
    expect(page.text).toContain('Lokum Dürüm');
  });

  test('larger than every table is asked to call, and phones offer no such party', async () => {
    const bar = await openApp();
    const guest = createBrowser(bar);
    await set(bar, 'brunch.maxParty', 20);
    const twelve = await bookBrunch(guest, brunchWish({ partySize: 12 }));
    expect([twelve.status, twelve.body]).toMatchObject([
      409,
      { code: 'booking.party_too_large', maxParty: 10 },
    ]);
    const offered = async () => {
      const { rules } = (await guest.send('/api/venue')).body as { rules: Record<string, unknown> };
      const { brunch, bookings } = rules as Record<string, { maxParty?: number } | undefined>;
      return [brunch?.maxParty ?? 10, bookings?.maxParty ?? 10];
    };
    expect(await offered()).toEqual([10, 10]);
    await bar.rows('UPDATE venue_table SET is_active = 0 WHERE seats > 8');
    bar.deps.settings.forget();
    expect(await offered()).toEqual([8, 8]);
    const ten = await bookBrunch(guest, brunchWish({ partySize: 10 }));
    expect(ten.body).toMatchObject({ code: 'booking.party_too_large', maxParty: 8 });
    const table = await bookTable(guest, tableWish({ partySize: 10 }));
    expect(table.body).toMatchObject({ code: 'booking.party_too_large', maxParty: 8 });
  });

  test('tells phones only what is unusual', async () => {
    const bar = await openApp();
    const told = async () =>
      ((await createBrowser(bar).send('/api/venue')).body.rules as { brunch?: unknown }).brunch;
    expect(await told()).toBeUndefined();
    await set(bar, 'brunch.foods', [LOKUM, { ...LOKUM, nameEn: 'Off', isOn: false }]);
    const { isOn: _isOn, ...offered } = LOKUM;
    expect(await told()).toEqual({ foods: [offered] });
  });

  test('of a party above the present limit is refused with the limit', async () => {
    const bar = await openApp();
    await set(bar, 'brunch.maxParty', 12);
    const many = await bookBrunch(createBrowser(bar), brunchWish({ partySize: 11 }));
    // No table of the venue is so large.
    expect(many.body).toMatchObject({ code: 'booking.party_too_large', maxParty: 10 });
    const too = await bookBrunch(createBrowser(bar), brunchWish({ partySize: 13 }));
    expect([too.status, too.body]).toMatchObject([
      409,
      { code: 'brunch.offer_changed', maxParty: 10 },
    ]);
  });

  test('asks who saw a lower deposit, and takes who saw a higher one at the present deposit', async () => {
    const bar = await openApp();
    await set(bar, 'brunch.deposit', '700');
    const told = (depositAmount: string) =>
      bookBrunch(createBrowser(bar), brunchWish({ depositAmount }));
    const asked = await told('500.00');
    expect([asked.status, asked.body]).toMatchObject([
      409,
      { code: 'deposit_changed', depositRequired: true, depositAmount: '700.00' },
    ]);
    for (const amount of ['700.00', '900.00']) {
      expect((await told(amount)).body).toMatchObject({ depositAmount: '700.00' });
    }
  });

  test('keeps the deposit that was agreed: on the board, in the ledger and in the mail', async () => {
    const mail = await startMailServer();
    const bar = await openApp({ config: { smtpUrl: mail.url } });
    const guest = createBrowser(bar);
    const { body } = await bookBrunch(guest, brunchWish({ reservationDate: '2026-07-30' }));
    await set(bar, 'brunch.deposit', '900');
    await set(bar, 'brunch.heldDays', 1);
    const staff = await signIn(bar, 'staff');
    const path = `/api/admin/brunch-reservations/${body.id}/deposit`;
    const paid = await staff.send(path, { method: 'PATCH', body: { isPaid: true } });
    expect(paid.body.reservation).toMatchObject({
      depositAmount: '500.00',
      depositDueAt: '2026-07-07T18:00:00.000Z',
    });
    expect(await bar.rows('SELECT amount_kurus FROM financial_transaction')).toEqual([
      { amount_kurus: 50_000 },
    ]);
    await sendMailsFor(bar, 3 * MINUTE);
    expect(mail.letters.at(-1)?.text).toContain('deposit of 500 TL');
    await mail.close();
  });

  test('gets the longer drinks time of two: the agreed one and the one at its first drink', async () => {
    const bar = await openApp();
    const book = async () =>
      String((await bookBrunch(createBrowser(bar), brunchWish(TONIGHT))).body.id);
    const usual = await book();
    await set(bar, 'brunch.drinkHours', 2);
    const long = await book();
    await set(bar, 'brunch.drinkHours', 1);
    const short = await book();
    const staff = await signIn(bar, 'staff');
    const serve = async (id: string) => {
      const path = `/api/admin/brunch-reservations/${id}/first-drink`;
      const { body } = await staff.send(path, { method: 'PATCH', body: { isServed: true } });
      return (body.reservation as { drinkMinutes: number }).drinkMinutes;
    };
    expect([await serve(usual), await serve(long), await serve(short)]).toEqual([90, 120, 60]);
    await set(bar, 'brunch.drinkHours', 3);
    const rows = await bar.rows('SELECT drink_minutes FROM brunch_reservation');
    expect(rows.map((row) => row.drink_minutes)).toEqual([90, 120, 60]);
  });

  test('of four hours keeps its table longer', async () => {
    const bar = await openApp();
    await set(bar, 'brunch.drinkHours', 4);
    await bookBrunch(createBrowser(bar), brunchWish());
    const [row] = await bar.rows('SELECT starts_at, ends_at FROM brunch_reservation');
    expect(Number(row?.ends_at) - Number(row?.starts_at)).toBe(270 * MINUTE);
  });
});

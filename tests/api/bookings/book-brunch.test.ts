import { expect, test } from 'vitest';
import { startEffects } from '../../../server/run-server';
import { expireUnpaidBrunches } from '../../../server/usecases/upkeep/due-work';
import { describeOnBoth } from '../../support/bar/test-app';
import { createBrowser } from '../../support/bar/test-browser';
import { signIn } from '../../support/bar/test-staff';
import { bookBrunch, bookTable, brunchWish, tableWish } from '../../support/data/test-bookings';
import { newOrderId } from '../../support/data/test-orders';

const HOUR = 60 * 60_000;
const BRUNCHES = 'SELECT * FROM brunch_reservation ORDER BY received_at, id';

describeOnBoth('a brunch', (openApp) => {
  test('is kept for two hours at any table that fits, and waits for its deposit', async () => {
    const bar = await openApp();
    const { status, body } = await bookBrunch(createBrowser(bar), brunchWish());
    expect(status).toBe(201);
    expect(body).toMatchObject({
      status: 'pending',
      serviceDay: '2026-07-06',
      reservationTime: '17:00',
      reservationDate: '2026-07-06T14:00:00.000Z',
      tableLabel: 'S4',
      depositRequired: true,
      depositAmount: '500.00',
      depositDueAt: '2026-07-06T14:00:00.000Z',
    });
    const [row] = await bar.rows(BRUNCHES);
    expect(row).toMatchObject({ sauce: 'Garlic & Herb', deposit_required: 1 });
    expect(Number(row?.ends_at) - Number(row?.starts_at)).toBe(2 * HOUR);
  });

  test('keeps a dish and a drink for everybody, and the price of the party', async () => {
    const bar = await openApp();
    const other = { food: 'The Bliss Classic', drink: 'Efes' };
    const otherChoices = [other, { ...other, food: '3 Chicken Tenders', sauce: 'Spicy' }];
    const wish = brunchWish({ otherChoices, totalAmount: '4250.00' });
    const guest = createBrowser(bar);
    const { body } = await bookBrunch(guest, wish);
    expect(body.totalAmount).toBe('4250.00');
    const read = await guest.send(`/api/brunch-reservations/${body.id}`);
    expect(read.body.reservation).toMatchObject({
      otherChoices: [{ ...other, sauce: null }, { sauce: 'Spicy' }],
      totalAmount: '4250.00',
    });
  });

  test('is refused at a higher price than shown, or without a choice for each person', async () => {
    const bar = await openApp();
    const guest = createBrowser(bar);
    const cheap = await bookBrunch(guest, brunchWish({ totalAmount: '4000.00' }));
    expect(cheap.body).toMatchObject({ code: 'price_changed', totalAmount: '4250.00' });
    const other = { food: 'The Bliss Classic', drink: 'Efes' };
    const few = await bookBrunch(guest, brunchWish({ otherChoices: [other] }));
    expect([few.status, few.body.code]).toEqual([400, 'invalid_input']);
    const dry = { ...other, food: '3 Chicken Tenders' };
    const bare = await bookBrunch(guest, brunchWish({ otherChoices: [other, dry] }));
    expect(bare.status).toBe(409);
    expect(await bar.rows(BRUNCHES)).toEqual([]);
  });

  test('far ahead is held for its deposit for three days', async () => {
    const bar = await openApp();
    const wish = brunchWish({ reservationDate: '2026-08-01' });
    const { body } = await bookBrunch(createBrowser(bar), wish);
    expect(body.depositDueAt).toBe('2026-07-07T18:00:00.000Z');
  });

  test('within twenty-four hours needs no deposit and is confirmed at once', async () => {
    const bar = await openApp();
    const exactly = brunchWish({ reservationDate: '2026-07-05', reservationTime: '21:00' });
    const later = brunchWish({ reservationDate: '2026-07-05', reservationTime: '21:30' });
    const one = await bookBrunch(createBrowser(bar), { ...exactly, depositRequired: false });
    const two = await bookBrunch(createBrowser(bar), { ...later, depositRequired: true });
    expect(one.body).toMatchObject({ status: 'confirmed', depositRequired: false });
    expect(one.body.depositDueAt).toBeNull();
    expect(two.body).toMatchObject({ status: 'pending', depositRequired: true });
  });

  test('with a deposit that is no longer due is accepted and says so', async () => {
    const bar = await openApp();
    const wish = brunchWish({ reservationDate: '2026-07-05' });
    const { status, body } = await bookBrunch(createBrowser(bar), wish);
    expect(status).toBe(201);
    expect(body).toMatchObject({ status: 'confirmed', depositRequired: false });
  });

  test('with a deposit that the guest was not shown gets a question with the rule', async () => {
    const bar = await openApp();
    const wish = brunchWish({ depositRequired: false });
    const { status, body } = await bookBrunch(createBrowser(bar), wish);
    expect(status).toBe(409);
    expect(body).toMatchObject({
      code: 'deposit_changed',
      depositRequired: true,
      depositAmount: '500.00',
      depositDueAt: '2026-07-06T14:00:00.000Z',
    });
    expect(await bar.rows(BRUNCHES)).toEqual([]);
  });

  test('of today is taken while its time is ahead', async () => {
    const bar = await openApp();
    const today = { reservationDate: '2026-07-04', depositRequired: false };
    const at = (reservationTime: string) => brunchWish({ ...today, reservationTime });
    const ahead = await bookBrunch(createBrowser(bar), at('21:30'));
    const begun = await bookBrunch(createBrowser(bar), at('20:30'));
    const waited = await bookBrunch(createBrowser(bar), at('21:30'), { ageMs: 2 * HOUR });
    expect(ahead.status).toBe(201);
    for (const { status, body } of [begun, waited]) {
      expect([status, body.code]).toEqual([409, 'booking.too_late']);
    }
  });

  test.each([
    [{ selectedFood: '' }, 'brunch.food_required'],
    [{ selectedDrink: ' ' }, 'brunch.drink_required'],
    [{ partySize: 0 }, 'party.required'],
    [{ partySize: 21 }, 'party.too_large'],
    [{ partySize: 2.5 }, 'party.required'],
    [{ reservationTime: '22:30:00' }, 'text.too_long'],
    [{ reservationTime: '24:00' }, 'time.not_offered'],
    [{ reservationDate: '2026-02-30' }, 'date.invalid'],
    [{ guestEmail: '' }, 'email.required'],
    [{ guestPhone: '12' }, 'phone.too_short'],
    [{ guestPhone: '+90 532 123 45 6' }, 'phone.wrong_length'],
    [{ specialRequests: 'x'.repeat(501) }, 'text.too_long'],
  ])('with %j is refused: %s', async (change, code) => {
    const bar = await openApp();
    const { status, body } = await bookBrunch(createBrowser(bar), brunchWish(change));
    expect(status).toBe(400);
    expect((body.issues as { code: string }[]).map((issue) => issue.code)).toContain(code);
  });

  test.each([
    [{ selectedSauce: null }, { unsauced: ['3 Chicken Tenders'] }],
    [{ selectedSauce: 'Ketchup' }, { gone: ['Ketchup'] }],
    [{ selectedFood: 'The Bliss Classic' }, { gone: ['Garlic & Herb'] }],
    [{ selectedFood: 'Lobster' }, { gone: ['Lobster'] }],
    [{ selectedDrink: 'constructor' }, { gone: ['constructor'] }],
    [{ partySize: 11 }, { maxParty: 10 }],
    [{ reservationTime: '22:30' }, { slots: expect.arrayContaining(['15:00', '22:00']) }],
  ])('with %j is not offered, and the response says why: %j', async (change, why) => {
    const bar = await openApp();
    const { status, body } = await bookBrunch(createBrowser(bar), brunchWish(change));
    expect([status, body]).toMatchObject([409, { code: 'brunch.offer_changed', ...why }]);
    expect(await bar.rows(BRUNCHES)).toEqual([]);
  });

  test('with any other food comes without a sauce', async () => {
    const bar = await openApp();
    const wish = brunchWish({ selectedFood: 'The Fine Falafel Burger (V)', selectedSauce: '' });
    await bookBrunch(createBrowser(bar), wish);
    expect(await bar.rows(BRUNCHES)).toMatchObject([{ sauce: null }]);
  });

  test('and a table reservation never have one table at the same time', async () => {
    const bar = await openApp();
    await bar.rows(`UPDATE venue_table SET is_active = (label = 'T5')`);
    const brunch = brunchWish({ reservationDate: '2026-07-05', reservationTime: '19:30' });
    const responses = await Promise.all([
      bookTable(createBrowser(bar), tableWish()),
      bookBrunch(createBrowser(bar), brunch),
    ]);
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409]);
    const refused = responses.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({ code: 'slot_taken', alternatives: [{}, {}, {}] });
  });

  test('sent again is one brunch with one response', async () => {
    const bar = await openApp();
    const browser = createBrowser(bar);
    const id = newOrderId();
    const sends = Array.from({ length: 10 }, () => bookBrunch(browser, brunchWish(), { id }));
    const texts = (await Promise.all(sends)).map(({ text }) => text);
    expect(new Set(texts).size).toBe(1);
    expect(await bar.rows(BRUNCHES)).toHaveLength(1);
  });

  test('is read and cancelled by its guest; a stranger gets 404', async () => {
    const bar = await openApp();
    const own = createBrowser(bar);
    const { body } = await bookBrunch(own, brunchWish());
    const path = `/api/brunch-reservations/${body.id}`;
    const stranger = createBrowser(bar);
    expect((await own.send(path)).body.reservation).toMatchObject({ selectedDrink: 'House Rose' });
    expect((await stranger.send(path)).status).toBe(404);
    expect((await stranger.send(`${path}/cancel`, { body: {} })).status).toBe(404);
    expect((await own.send(`${path}/cancel`, { body: {} })).status).toBe(200);
    expect((await own.send(`${path}/cancel`, { body: {} })).body.code).toBe(
      'booking.not_cancellable',
    );
  });
});

describeOnBoth('a deposit', (openApp) => {
  test('that does not come in time expires the booking and frees its table', async () => {
    const bar = await openApp();
    await bar.rows(`UPDATE venue_table SET is_active = (label = 'T5')`);
    const guest = createBrowser(bar);
    const wish = brunchWish({ reservationDate: '2026-08-01' });
    const { body } = await bookBrunch(guest, wish);
    bar.clock.advance(72 * HOUR - 1);
    await expireUnpaidBrunches(bar.deps);
    expect((await bookBrunch(createBrowser(bar), wish)).status).toBe(409);
    bar.clock.advance(1);
    await expireUnpaidBrunches(bar.deps);
    const { body: read } = await guest.send(`/api/brunch-reservations/${body.id}`);
    expect(read.reservation).toMatchObject({ status: 'expired', v: 2 });
    expect((await bookBrunch(createBrowser(bar), wish)).status).toBe(201);
  });

  test('that does not come in time keeps the table for five minutes more, no longer', async () => {
    const bar = await openApp();
    await bookBrunch(createBrowser(bar), brunchWish({ reservationDate: '2026-08-01' }));
    bar.clock.advance(72 * HOUR);
    const often: (() => Promise<unknown>)[] = [];
    startEffects(bar.deps, (work, pauseMs) => {
      if (pauseMs <= 5 * 60_000) often.push(work);
      return { stop: async () => {} };
    });
    for (const work of often) await work();
    expect(await bar.rows(BRUNCHES)).toMatchObject([{ status: 'expired' }]);
  });

  test('that staff took is recorded once, with person and time, and the booking no longer expires', async () => {
    const bar = await openApp();
    const { body } = await bookBrunch(createBrowser(bar), brunchWish());
    const staff = await signIn(bar, 'staff');
    const at = new Date(bar.clock.now()).toISOString();
    const move = (change: object, what = 'status') =>
      staff.send(`/api/admin/brunch-reservations/${body.id}/${what}`, {
        method: 'PATCH',
        body: change,
      });
    // An older build does not say how it was paid.
    const old = await move({ status: 'confirmed', from: 'pending', depositPaid: true });
    expect([old.status, old.body.code]).toEqual([426, 'client_too_old']);
    await move({ isPaid: true, method: 'cash' }, 'deposit');
    await move({ status: 'confirmed', from: 'pending', depositPaid: true });
    bar.clock.advance(HOUR);
    const back = await move({ status: 'pending', depositPaid: true });
    expect(back.body.reservation).toMatchObject({
      status: 'pending',
      depositPaidAt: at,
      depositPaidBy: 'Can',
    });
    bar.clock.advance(100 * HOUR);
    await expireUnpaidBrunches(bar.deps);
    expect(await bar.rows(BRUNCHES)).toMatchObject([{ status: 'pending' }]);
  });
});

import { expect, test } from 'vitest';
import type { TableTime } from '#domain/bookings/free-tables';
import type { TestApp } from '../../support/bar/test-app';
import { describeOnBoth } from '../../support/bar/test-app';
import { createBrowser } from '../../support/bar/test-browser';
import { bookTable, tableWish } from '../../support/data/test-bookings';

/** Deletes all other tables. */
async function onlyTables(bar: TestApp, ...labels: string[]) {
  const kept = labels.map((label) => `'${label}'`).join(', ');
  await bar.rows(`UPDATE venue_table SET is_active = (label IN (${kept}))`);
}

/** Counts pairs of bookings that have the same table at the same time. */
async function doubleBookings(bar: TestApp) {
  const kept = `status IN ('pending', 'confirmed', 'seated')`;
  const all = `SELECT id, table_id, starts_at, ends_at FROM reservation WHERE ${kept}
    UNION ALL SELECT id, table_id, starts_at, ends_at FROM brunch_reservation WHERE ${kept}`;
  return bar.rows(`SELECT a.id FROM (${all}) a JOIN (${all}) b ON a.table_id = b.table_id
    AND a.id < b.id AND a.starts_at < b.ends_at AND a.ends_at > b.starts_at`);
}

describeOnBoth('the tables of the venue', (openApp) => {
  test('stand in all four places, for two to ten, with room for nine and more in three of them', async () => {
    const bar = await openApp();
    const areas = await bar.rows('SELECT DISTINCT area FROM venue_table ORDER BY area');
    const large = await bar.rows('SELECT DISTINCT area FROM venue_table WHERE seats >= 10');
    expect(areas.map(({ area }) => area)).toEqual([
      'barSeating',
      'indoor',
      'outdoor',
      'privateArea',
    ]);
    expect(large).toHaveLength(3);
  });

  test('have one winner when twenty guests ask for the last one, and the others hear what is free', async () => {
    const bar = await openApp();
    await onlyTables(bar, 'T5', 'S4');
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => bookTable(createBrowser(bar), tableWish())),
    );
    const refused = responses.filter(({ status }) => status === 409);
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(refused).toHaveLength(19);
    for (const { body } of refused) {
      expect(body).toMatchObject({
        code: 'slot_taken',
        alternatives: [
          { reservationTime: '20:00', tablePreference: 'indoor' },
          { reservationTime: '19:30', tablePreference: 'indoor' },
          { reservationTime: '20:30', tablePreference: 'indoor' },
        ],
      });
    }
    expect(await bar.rows('SELECT id FROM reservation')).toHaveLength(1);
    expect(await doubleBookings(bar)).toEqual([]);
  });

  test('are given out one after another, and never twice, when a whole evening is asked for at once', async () => {
    const bar = await openApp();
    const times = ['19:00', '19:30', '20:00', '20:30', '21:00'];
    const wishes = Array.from({ length: 60 }, (_, n) =>
      tableWish({ reservationTime: times[n % 5], partySize: [2, 4, 6][n % 3] }),
    );
    const responses = await Promise.all(wishes.map((wish) => bookTable(createBrowser(bar), wish)));
    expect(responses.filter(({ status }) => status === 201).length).toBeGreaterThanOrEqual(12);
    expect(responses.every(({ status }) => status === 201 || status === 409)).toBe(true);
    expect(await doubleBookings(bar)).toEqual([]);
  });

  test('are taken with one tap on an alternative', async () => {
    const bar = await openApp();
    await onlyTables(bar, 'T5');
    await bookTable(createBrowser(bar), tableWish());
    const { body } = await bookTable(createBrowser(bar), tableWish());
    expect(body.alternatives).toMatchObject([
      { reservationTime: '18:00' },
      { reservationTime: '22:00' },
      { reservationTime: '17:30' },
    ]);
    for (const [index, status] of [201, 201, 409].entries()) {
      const { reservationDate: _at, ...way } =
        (body.alternatives as Record<string, unknown>[])[index] ?? {};
      const wish = tableWish({ ...way, reservationDate: way.serviceDay });
      expect((await bookTable(createBrowser(bar), wish)).status).toBe(status);
    }
  });

  test('are free again when a stay ends, and after a cancellation', async () => {
    const bar = await openApp();
    await onlyTables(bar, 'T5');
    const guest = createBrowser(bar);
    const { body } = await bookTable(guest, tableWish());
    const after = await bookTable(createBrowser(bar), tableWish({ reservationTime: '22:00' }));
    const before = await bookTable(createBrowser(bar), tableWish({ reservationTime: '18:00' }));
    const during = await bookTable(createBrowser(bar), tableWish({ reservationTime: '21:30' }));
    expect([after.status, before.status, during.status]).toEqual([201, 201, 409]);
    await guest.send(`/api/reservations/${body.id}/cancel`, { body: {} });
    expect((await bookTable(createBrowser(bar), tableWish())).body.tableLabel).toBe('T5');
  });

  test('are added to a folder that is older than they are', async () => {
    const bar = await openApp();
    await bar.rows(`DELETE FROM venue_table`);
    await bar.rows(`DELETE FROM meta WHERE k = 'tables_seeded'`);
    const { seedTables } = await import('../../../server/db/migrate');
    await seedTables(bar.deps.gateway);
    expect(await bar.rows('SELECT id FROM venue_table')).toHaveLength(30);
    await bar.rows(`DELETE FROM venue_table`);
    await seedTables(bar.deps.gateway);
    expect(await bar.rows('SELECT id FROM venue_table')).toEqual([]);
  });
});

describeOnBoth('the free times of a day', (openApp) => {
  const times = (bar: TestApp, query: string) =>
    createBrowser(bar).send(`/api/reservations/times?${query}`);

  test('follow the bookings and the party, and a table of any area is booked until none is left', async () => {
    const bar = await openApp();
    await onlyTables(bar, 'T5', 'S4');
    const wish = tableWish({ tablePreference: 'any' });
    expect((await bookTable(createBrowser(bar), wish)).status).toBe(201);
    const { status, body } = await times(bar, 'day=2026-07-05&party=4');
    expect(status).toBe(200);
    const told = new Map(
      (body as { times: TableTime[] }).times.map(({ time, areas }) => [time, areas.length]),
    );
    expect([told.get('18:00'), told.get('18:30'), told.get('22:00')]).toEqual([2, 1, 2]);
    expect((await bookTable(createBrowser(bar), wish)).status).toBe(201);
    const refused = await bookTable(createBrowser(bar), wish);
    expect(refused.body).toMatchObject({
      code: 'slot_taken',
      alternatives: [{ tablePreference: null }, {}, {}],
    });
    expect((await times(bar, 'day=2026-07-05&party=4')).body).toMatchObject({
      times: expect.arrayContaining([{ time: '20:00', areas: [] }]),
    });
  });

  test('are none today, in the past and on a closed day; an unreadable question is refused', async () => {
    const bar = await openApp();
    for (const day of ['2026-07-04', '2020-01-01', '2036-01-01']) {
      expect((await times(bar, `day=${day}&party=2`)).body).toEqual({ times: [] });
    }
    for (const query of ['day=2026-02-30&party=2', 'day=2026-07-05&party=3', 'party=2']) {
      expect((await times(bar, query)).status).toBe(400);
    }
  });
});

import { randomUUID } from 'node:crypto';
import { slotAt } from '#domain/bookings/booking';
import { addDays, businessDay } from '#domain/venue';
import type { RunningBar } from '../bar/running-bar';

const MINUTE_MS = 60_000;

/** Returns the time by the server's clock, which may differ from the machine's. */
async function barNow(url: string): Promise<number> {
  const response = await fetch(`${url}/api/menu/items`);
  const told = Number(response.headers.get('X-BB-Now'));
  if (!told) throw new Error('The bar does not tell its time.');
  return told;
}

/** Holds what a plain client knows of its booking. */
export type SentBooking = { id: string; cookie: string };

/** Books a table for tomorrow, or a brunch in three days, with a plain client. */
export async function sendBooking(
  url: string,
  kind: 'table' | 'brunch',
  more: Record<string, unknown> = {},
): Promise<SentBooking> {
  const today = businessDay(await barNow(url));
  const shared = {
    guestName: 'Ada Kaya',
    guestEmail: 'ada@example.com',
    guestPhone: '+90 532 123 45 67',
  };
  const wishes = {
    table: {
      reservationDate: addDays(today, 1),
      reservationTime: '20:00',
      partySize: 4,
      tablePreference: 'outdoor',
      specialRequests: 'By the sea, please',
    },
    brunch: {
      reservationDate: addDays(today, 3),
      reservationTime: '17:00',
      partySize: 3,
      selectedFood: '3 Chicken Tenders',
      selectedSauce: 'Garlic & Herb',
      selectedDrink: 'House Rose',
      specialRequests: null,
      depositRequired: true,
      status: 'pending',
    },
  };
  const path = kind === 'table' ? '/api/reservations' : '/api/brunch-reservations';
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...shared, ...wishes[kind], ...more }),
  });
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  const { reservationId, id = reservationId } = (await response.json()) as Record<string, string>;
  const cookie = response.headers.getSetCookie().map((one) => one.split(';')[0]);
  return { id: String(id), cookie: cookie.join('; ') };
}

type Party = { name: string; minutes: number | null };

/** Books brunches that began half an hour ago; `minutes` counts from the first drink, null before it. */
export async function seatBrunches(bar: RunningBar, parties: readonly Party[]): Promise<void> {
  const now = await barNow(bar.url);
  const startsAt = now - 30 * MINUTE_MS;
  const { reservationTime } = slotAt(startsAt);
  await bar.close();
  for (const { name, minutes } of parties) {
    const row = {
      id: randomUUID(),
      status: 'confirmed',
      status_at: startsAt,
      placed_at: startsAt,
      received_at: startsAt - 120 * MINUTE_MS,
      language: 'en',
      guest_name: name,
      guest_phone: '+90 532 111 22 33',
      service_day: businessDay(now),
      slot: reservationTime,
      starts_at: startsAt,
      ends_at: startsAt + 120 * MINUTE_MS,
      party_size: 2,
      food: 'The Bliss Classic',
      drink: 'Efes',
      deposit_required: 0,
      first_drink_at: minutes === null ? null : now - minutes * MINUTE_MS,
      first_drink_by: minutes === null ? null : 'Can',
    };
    const values = Object.values(row).map((value) =>
      value === null ? 'null' : typeof value === 'number' ? String(value) : `'${value}'`,
    );
    await bar.editWhileClosed(
      `INSERT INTO brunch_reservation (${Object.keys(row)}) VALUES (${values})`,
    );
  }
  await bar.open();
}

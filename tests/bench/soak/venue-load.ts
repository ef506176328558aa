import { signedIn } from '../../support/calls/staff-calls';
import { newOrderId } from '../../support/data/test-orders';
import { photo } from '../../support/data/test-pictures';
import { lemonadeOrder } from '../../support/faults/killed-server';
import type { Venue } from './venue';
import { pause } from './venue';

const GUESTS = 6;
const GUEST_PAUSE_MS = 250;
const BOOKING_PAUSE_MS = 1_200;
const MOVE_PAUSE_MS = 60;
const SETTING_PAUSE_MS = 4_000;
const PICTURE_PAUSE_MS = 10_000;
const AGAIN_MS = 100;
const LOOK_MS = 25;
/** A setting or picture that a server lacks for so long counts as lost (ms). */
const LOST_MS = 30_000;
const BOOKING_DAYS = 300;
const DAY_MS = 86_400_000;
const STATUSES = ['confirmed', 'preparing', 'ready', 'completed'];
const SETTING = 'venue.deliveryNoteEn';

type Times = { quietMs: number[]; firstMs: number[] };

/** What the devices of the venue know. */
export type Books = {
  /** Each acknowledged order with its response. */
  orders: Map<string, string>;
  moves: { id: string; status: string }[];
  /** The addresses of acknowledged bookings. */
  guests: string[];
  refused: string[];
  orderMs: Times;
  /** How long after its response each tablet had an order. */
  tabletMs: number[];
  /** For each tablet the orders it knows. */
  tablets: Map<string, number>[];
  /** How long after its response each server showed a setting. */
  settingMs: number[];
  /** The same for a setting that was changed during a kill: how long after everything was up again. */
  shakenSettingMs: number[];
  pictures: number;
  /** Pictures that another server did not serve. */
  missing: string[];
};

type Night = {
  venue: Venue;
  books: Books;
  body: string;
  staff: Record<string, string>;
  owner: Record<string, string>;
  acknowledgedAt: Map<string, number>;
  toMove: { id: string; step: number }[];
  over: AbortSignal;
  hasBeenKilled: () => boolean;
};

type Said = { status: number; text: string; at: number };

/** Starts guests, staff, tablets and the owner; each call goes to any server until one of them acknowledges it. */
export async function startLoad(venue: Venue) {
  const ended = new AbortController();
  const url = venue.servers[0]?.url ?? '';
  let hasBeenKilled = false;
  const night: Night = {
    venue,
    books: {
      orders: new Map(),
      moves: [],
      guests: [],
      refused: [],
      orderMs: { quietMs: [], firstMs: [] },
      tabletMs: [],
      tablets: venue.servers.map(() => new Map()),
      settingMs: [],
      shakenSettingMs: [],
      pictures: 0,
      missing: [],
    },
    body: await lemonadeOrder(url),
    staff: await headersOf(url, 'staff@barbliss.example'),
    owner: await headersOf(url, 'owner@barbliss.example'),
    acknowledgedAt: new Map(),
    toMove: [],
    over: ended.signal,
    hasBeenKilled: () => hasBeenKilled,
  };
  const tabletsEnd = new AbortController();
  const repeat = async (pauseMs: number, act: (turn: number) => Promise<unknown>) => {
    for (let turn = 0; !ended.signal.aborted; turn += 1) {
      await act(turn);
      await pause(pauseMs * (0.5 + Math.random()));
    }
  };
  const people = [
    ...Array.from({ length: GUESTS }, () => repeat(GUEST_PAUSE_MS, () => order(night))),
    repeat(BOOKING_PAUSE_MS, (turn) => book(night, turn)),
    repeat(MOVE_PAUSE_MS, () => move(night)),
    repeat(SETTING_PAUSE_MS, (turn) => changeSetting(night, turn)),
    repeat(PICTURE_PAUSE_MS, (turn) => addPicture(night, turn)),
  ];
  const tablets = night.books.tablets.map((known, at) =>
    tablet(night, { known, at, over: tabletsEnd.signal }),
  );
  return {
    books: night.books,
    kill: () => {
      hasBeenKilled = true;
    },
    /** Ends when each device has sent what it has begun, and the tablets have had their time to hear of it. */
    async stop(patienceMs: number): Promise<void> {
      ended.abort();
      await Promise.all(people);
      await pause(patienceMs);
      tabletsEnd.abort();
      await Promise.all(tablets);
    },
  };
}

export type Load = Awaited<ReturnType<typeof startLoad>>;

async function headersOf(url: string, email: string): Promise<Record<string, string>> {
  const { token, cookie } = await signedIn(url, { email, password: 'bliss-demo-2026' });
  return { authorization: `Bearer ${token}`, cookie };
}

function anyOf({ servers }: Venue): string {
  return servers[Math.floor(Math.random() * servers.length)]?.url ?? '';
}

/** Repeats a mutation under its id until a server acknowledges or refuses it, as a device does. */
async function untilHeard(
  { venue, books }: Night,
  path: string,
  init: RequestInit & { headers?: Record<string, string> },
): Promise<Said | null> {
  const headers = {
    'content-type': 'application/json',
    'Idempotency-Key': newOrderId(),
    ...init.headers,
  };
  for (;;) {
    const said = await fetch(anyOf(venue) + path, { method: 'POST', ...init, headers }).then(
      async (response) => ({ status: response.status, text: await response.text() }),
      () => null,
    );
    if (said && said.status < 300) return { ...said, at: performance.now() };
    if (said && said.status < 500) {
      books.refused.push(`${path} ${said.status} ${said.text.slice(0, 80)}`);
      return null;
    }
    await pause(AGAIN_MS);
  }
}

async function order(night: Night): Promise<void> {
  const { books, venue, toMove, body, hasBeenKilled, acknowledgedAt } = night;
  const id = newOrderId();
  const [from, wasQuiet] = [performance.now(), !venue.isShaken()];
  const said = await untilHeard(night, '/api/orders', { body, headers: { 'Idempotency-Key': id } });
  if (!said) return;
  books.orders.set(id, said.text);
  acknowledgedAt.set(id, said.at);
  toMove.push({ id, step: 0 });
  for (const known of books.tablets) heard(night, id, known.get(id));
  if (!wasQuiet || venue.isShaken()) return;
  books.orderMs[hasBeenKilled() ? 'quietMs' : 'firstMs'].push(said.at - from);
}

/** An order may reach a tablet before its own response. */
function heard({ books, acknowledgedAt }: Night, id: string, seenAt: number | undefined): void {
  const from = acknowledgedAt.get(id);
  if (seenAt !== undefined && from !== undefined) books.tabletMs.push(Math.max(0, seenAt - from));
}

async function book(night: Night, turn: number): Promise<void> {
  const guestEmail = `guest${turn}@example.com`;
  const day = new Date(Date.now() + (2 + (turn % BOOKING_DAYS)) * DAY_MS);
  const body = JSON.stringify({
    guestName: 'Ada Kaya',
    guestEmail,
    guestPhone: '+90 532 123 45 67',
    reservationDate: day.toISOString().slice(0, 10),
    reservationTime: turn % (2 * BOOKING_DAYS) < BOOKING_DAYS ? '18:00' : '20:30',
    partySize: 2,
    tablePreference: 'any',
  });
  if (await untilHeard(night, '/api/reservations', { body })) night.books.guests.push(guestEmail);
}

async function move(night: Night): Promise<void> {
  const { books, toMove, staff } = night;
  const next = toMove.shift();
  const status = STATUSES[next?.step ?? 0];
  if (!next || !status) return;
  const path = `/api/admin/orders/${next.id}/status`;
  const body = JSON.stringify({ status });
  if (!(await untilHeard(night, path, { method: 'PATCH', headers: staff, body }))) return;
  books.moves.push({ id: next.id, status });
  toMove.push({ id: next.id, step: next.step + 1 });
}

/** Changes a setting at any server, then asks each of them until it knows. */
async function changeSetting(night: Night, turn: number): Promise<void> {
  const { venue, books, owner } = night;
  const value = `Note ${turn + 1}.`;
  let isQuiet = !venue.isShaken();
  const body = JSON.stringify({ value });
  const path = `/api/admin/settings/${SETTING}`;
  const said = await untilHeard(night, path, { method: 'PUT', headers: owner, body });
  if (!said) return;
  const waits = venue.servers.map((_, nth) =>
    untilServed(venue, said.at, async () => {
      isQuiet &&= !venue.isShaken();
      const response = await fetch(`${venue.servers[nth]?.url}/api/venue`);
      return (await response.text()).includes(value);
    }),
  );
  const times = await Promise.all(waits);
  books[isQuiet ? 'settingMs' : 'shakenSettingMs'].push(...times);
}

/** Returns how long after an instant, or after the last kill since, a server served something. */
async function untilServed(
  venue: Venue,
  since: number,
  isServed: () => Promise<boolean>,
): Promise<number> {
  for (let from = since; ; ) {
    if (await isServed().catch(() => false)) return Math.max(0, performance.now() - from);
    if (venue.isShaken()) from = performance.now();
    if (performance.now() - from > LOST_MS) return performance.now() - from;
    await pause(LOOK_MS);
  }
}

/** Uploads a picture at any server, then asks each of the others for it. */
async function addPicture(night: Night, turn: number): Promise<void> {
  const { venue, books, owner } = night;
  const said = await untilHeard(night, '/api/admin/menu/pictures', {
    headers: { ...owner, 'content-type': 'image/png' },
    body: await photo('png', 240, 240, turn % 256),
  });
  if (!said) return;
  books.pictures += 1;
  const { imageUrl } = JSON.parse(said.text) as { imageUrl: string };
  for (const nth of venue.servers.keys()) {
    const url = () => `${venue.servers[nth]?.url}${imageUrl}`;
    // A server that is away serves nothing, and one without its database only its own.
    const ms = await untilServed(venue, said.at, async () => {
      const wasQuiet = !venue.isShaken();
      const response = await fetch(url(), { headers: { accept: 'image/avif' } });
      await response.arrayBuffer();
      const isMissing = wasQuiet && response.status === 404 && !venue.isShaken();
      if (isMissing) books.missing.push(url());
      return response.ok || isMissing;
    });
    if (ms > LOST_MS) books.missing.push(url());
  }
}

type Tablet = { known: Map<string, number>; at: number; over: AbortSignal };

/** Pulls as a tablet whose network holds no stream. Each has a server of its own, and goes to the next when that one is away. */
async function tablet(night: Night, { known, at, over }: Tablet): Promise<void> {
  const { venue, staff } = night;
  let cursor: string | undefined;
  for (let nth = at; !over.aborted; ) {
    const url = venue.servers[nth % venue.servers.length]?.url ?? '';
    const path = cursor === undefined ? 'snapshot' : `sync?cursor=${cursor}&wait=25`;
    const page = await fetch(`${url}/api/admin/${path}`, { headers: staff, signal: over }).then(
      async (response) => (response.ok ? ((await response.json()) as Page) : null),
      () => null,
    );
    if (!page && !over.aborted) {
      nth += 1;
      await pause(AGAIN_MS);
      continue;
    }
    cursor = page?.cursor;
    for (const { tbl, pk } of page?.changes ?? []) {
      if (tbl !== 'order' || known.has(pk)) continue;
      known.set(pk, performance.now());
      heard(night, pk, known.get(pk));
    }
  }
}

type Page = { cursor: string; changes?: { tbl: string; pk: string }[] };

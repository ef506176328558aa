import type { ServerProcess } from '../../support/bar/server-process';
import { signedIn } from '../../support/calls/staff-calls';
import { newOrderId } from '../../support/data/test-orders';
import { lemonadeOrder } from '../../support/faults/killed-server';

const STATUSES = ['confirmed', 'preparing', 'ready', 'completed'];
const ORDER_PAUSE_MS = 4_000;
const READ_PAUSE_MS = 900;
const STAFF_PAUSE_MS = 250;
/** So many people move orders that every order is completed: an hour ends with as many open ones as it begins with. */
const STAFF = 8;
const RETRY_MS = 300;
const PROBE_MS = 500;
const JSON_BODY = { 'content-type': 'application/json' };
const READ_PATHS = ['/', '/api/menu/items', '/api/venue'];

/** What devices know: the orders and moves that they have sent, and which of them the server has confirmed. */
export type Books = {
  sent: Set<string>;
  confirmed: string[];
  moves: { id: string; status: string }[];
  refused: string[];
};

/** An order straight to the server, without the faults of the network, and a row of the plain server after it. */
export type Probe = { at: number; ms: number; plainMs: number };

export type Load = {
  books: Books;
  probes: Probe[];
  /** Ends when every device has sent what it has begun. */
  stop(): Promise<void>;
};

type Devices = { guests: number; listeners: number; tablets: number };

type Evening = {
  server: () => ServerProcess;
  proxy: string;
  plain: string;
  /** A guest's order. */
  body: string;
  staff: { token: string; cookie: string };
  books: Books;
  probes: Probe[];
  toMove: { id: string; step: number }[];
  over: AbortSignal;
};

/** Starts guests, staff, tablets and open pages that all go through the proxy, and a probe that does not. */
export async function startLoad(
  server: () => ServerProcess,
  { proxy, plain }: { proxy: string; plain: string },
  { guests, listeners, tablets }: Devices,
): Promise<Load> {
  const ended = new AbortController();
  const evening: Evening = {
    server,
    proxy,
    plain,
    body: await lemonadeOrder(server().url),
    staff: await signedIn(server().url),
    books: { sent: new Set(), confirmed: [], moves: [], refused: [] },
    probes: [],
    toMove: [],
    over: ended.signal,
  };
  const times = (count: number, pauseMs: number, act: (evening: Evening) => Promise<unknown>) =>
    Array.from({ length: count }, async () => {
      while (!ended.signal.aborted) {
        await act(evening);
        await pause(pauseMs * (0.5 + Math.random()));
      }
    });
  const running = [
    ...times(guests, ORDER_PAUSE_MS, order),
    ...times(guests, READ_PAUSE_MS, read),
    ...times(STAFF, STAFF_PAUSE_MS, move),
    ...times(1, PROBE_MS, probe),
    ...times(listeners, READ_PAUSE_MS, listen),
    ...Array.from({ length: tablets }, () => tablet(evening)),
  ];
  return {
    books: evening.books,
    probes: evening.probes,
    async stop() {
      ended.abort();
      await Promise.all(running);
    },
  };
}

/** Repeats a mutation under its id until the server's own response arrives, as a phone does. */
async function untilHeard(
  { proxy, books }: Evening,
  path: string,
  init: RequestInit,
): Promise<boolean> {
  for (;;) {
    const response = await fetch(`${proxy}${path}`, init)
      .then(async (said) => ({
        status: said.status,
        isOurs: said.headers.has('x-bb-api'),
        text: await said.text(),
      }))
      .catch(() => null);
    if (response?.isOurs && response.status < 300) return true;
    if (response?.isOurs && response.status < 500 && response.status !== 429) {
      books.refused.push(`${path} ${response.status} ${response.text.slice(0, 80)}`);
      return false;
    }
    await pause(RETRY_MS);
  }
}

async function order(evening: Evening): Promise<void> {
  const { books, toMove, body } = evening;
  const id = newOrderId();
  books.sent.add(id);
  const headers = { ...JSON_BODY, 'Idempotency-Key': id };
  if (!(await untilHeard(evening, '/api/orders', { method: 'POST', headers, body }))) return;
  books.confirmed.push(id);
  toMove.push({ id, step: 0 });
}

async function move(evening: Evening): Promise<void> {
  const { books, toMove, staff } = evening;
  const next = toMove.shift();
  const status = STATUSES[next?.step ?? 0];
  if (!next || !status) return;
  const { token, cookie } = staff;
  const who = { authorization: `Bearer ${token}`, cookie, 'Idempotency-Key': newOrderId() };
  const init = {
    method: 'PATCH',
    headers: { ...JSON_BODY, ...who },
    body: JSON.stringify({ status }),
  };
  if (!(await untilHeard(evening, `/api/admin/orders/${next.id}/status`, init))) return;
  books.moves.push({ id: next.id, status });
  toMove.push({ id: next.id, step: next.step + 1 });
}

async function probe({ server, plain, books, probes, toMove, body }: Evening): Promise<void> {
  const id = newOrderId();
  const headers = { ...JSON_BODY, 'Idempotency-Key': id };
  const at = performance.now();
  books.sent.add(id);
  const said = await fetch(`${server().url}/api/orders`, { method: 'POST', headers, body })
    .then(async (response) => ({ status: response.status, text: await response.text() }))
    .catch(() => null);
  if (said?.status !== 201) return;
  const ms = performance.now() - at;
  const plainFrom = performance.now();
  await fetch(plain, { method: 'POST', body }).then((response) => response.text());
  probes.push({ at, ms, plainMs: performance.now() - plainFrom });
  books.confirmed.push(id);
  toMove.push({ id, step: 0 });
}

async function read(evening: Evening): Promise<void> {
  await get(evening, READ_PATHS[Math.floor(Math.random() * READ_PATHS.length)] ?? '/');
}

/** Holds a page open until its live channel ends. */
async function listen(evening: Evening): Promise<void> {
  await get(evening, '/api/live');
}

async function get({ proxy, over }: Evening, path: string): Promise<void> {
  await fetch(`${proxy}${path}`, { signal: over })
    .then((said) => said.text())
    .catch(() => '');
}

/** Pulls as a tablet whose network holds no stream; after a fault it goes on from where it was. */
async function tablet({ proxy, staff, over }: Evening): Promise<void> {
  const headers = { authorization: `Bearer ${staff.token}` };
  let cursor: string | null = null;
  while (!over.aborted) {
    const path: string = cursor === null ? 'snapshot' : `sync?cursor=${cursor}&wait=25`;
    cursor = await fetch(`${proxy}/api/admin/${path}`, { headers, signal: over })
      .then(async (said) => ((await said.json()) as { cursor?: string }).cursor ?? cursor)
      .catch(() => pause(RETRY_MS).then(() => cursor));
  }
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

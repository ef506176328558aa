import { describe, expect, test } from 'vitest';
import type { OrderRead } from '#domain/orders/guest-order';
import type { LocalOrder } from './my-order';
import type { OrderOnDevice } from './order-on-device';
import type { Tick } from './order-ticks';
import { ordersAhead, orderTicks } from './order-ticks';
import type { OrderOnBoard } from './staff-board';

function storedRows(first: OrderOnBoard[]) {
  let rows = first;
  const listeners = new Set<() => void>();
  return {
    get: () => rows,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    again() {},
    read(next: OrderOnBoard[]) {
      rows = next;
      for (const listener of listeners) listener();
    },
  };
}

function orderOf(status: string, conflict: object | null = null): OrderOnBoard {
  return { id: 'order', status, conflict } as OrderOnBoard;
}

const to = (status: string) => (order: OrderOnBoard) => ({ ...order, status });

test('a changed order shows its new status at once, and the stored row once it is written', async () => {
  const stored = storedRows([orderOf('pending')]);
  const board = ordersAhead(stored);
  const shown: unknown[] = [];
  board.subscribe(() => shown.push(board.get()));
  board.show('order', to('confirmed'), Promise.resolve());
  await Promise.resolve();
  stored.read([orderOf('confirmed')]);
  stored.read([orderOf('pending')]);
  expect(shown).toMatchObject([
    [{ status: 'confirmed' }],
    [{ status: 'confirmed' }],
    [{ status: 'pending' }],
  ]);
});

test('a move that is undone before it is read is not shown again', async () => {
  const stored = storedRows([orderOf('pending')]);
  const board = ordersAhead(stored);
  board.show('order', to('confirmed'), Promise.resolve());
  let finish = () => {};
  const undone = new Promise<void>((resolve) => {
    finish = resolve;
  });
  board.show('order', to('pending'), undone);
  await Promise.resolve();
  stored.read([orderOf('confirmed')]);
  expect(board.get()).toMatchObject([{ status: 'pending' }]);
  finish();
  await undone;
  stored.read([orderOf('pending')]);
  stored.read([orderOf('ready')]);
  expect(board.get()).toMatchObject([{ status: 'ready' }]);
});

test('a move that could not be kept is taken back, one that conflicts shows the conflict', async () => {
  const stored = storedRows([orderOf('pending')]);
  const board = ordersAhead(stored);
  board.show('order', to('confirmed'), Promise.reject(new Error('The storage is full.')));
  await Promise.resolve();
  expect(board.get()).toMatchObject([{ status: 'pending' }]);
  board.show('order', to('confirmed'), new Promise(() => {}));
  stored.read([orderOf('pending', { by: 'Elif' })]);
  expect(board.get()).toMatchObject([{ status: 'pending', conflict: { by: 'Elif' } }]);
});

test('reading other orders does not revert an order that is shown ahead', () => {
  const stored = storedRows([orderOf('pending')]);
  const board = ordersAhead(stored);
  board.show('order', to('confirmed'), new Promise(() => {}));
  const other = { ...orderOf('ready'), id: 'other' };
  stored.read([other, orderOf('pending')]);
  expect(board.get()).toMatchObject([{ status: 'ready' }, { status: 'confirmed' }]);
  expect(Array.isArray(board.get()) && board.get()?.[0]).toBe(other);
});

test('a move of another order does not take back one that is written and not read yet', async () => {
  const other = { ...orderOf('pending'), id: 'other' };
  const board = ordersAhead(storedRows([orderOf('pending'), other]));
  board.show('order', to('confirmed'), Promise.resolve());
  await Promise.resolve();
  board.show('other', to('confirmed'), new Promise(() => {}));
  expect(board.get()).toMatchObject([{ status: 'confirmed' }, { status: 'confirmed' }]);
});

const PLACED = Date.parse('2026-07-04T18:00:00Z');
const SECOND = 1_000;
const at = (seconds: number) => new Date(PLACED + seconds * SECOND).toISOString();

const DELIVERY = {
  fullName: '',
  phone: '',
  address: '',
  city: '',
  postalCode: '',
  instructions: '',
};
const LOCAL: LocalOrder = {
  id: 'x',
  code: 'B-7K2M',
  placedAt: PLACED,
  lines: [],
  draft: { serviceType: 'table', tableNumber: '12', delivery: DELIVERY, guestName: '' },
  totalKurus: 0,
  feeKurus: 0,
  isUnsaved: false,
  wasKurus: null,
};

const READ: OrderRead = {
  id: 'x',
  code: 'B-7K2M',
  createdAt: at(2),
  totalAmount: '0.00',
  deliveryFee: '0.00',
  status: 'pending',
  statusAt: at(2),
  statusBy: null,
  seenAt: null,
  orderType: 'table',
  tableNumber: '12',
  guestName: null,
  guestEmail: null,
  guestPhone: null,
  preparedFrom: null,
  v: 1,
};

type Received = Extract<OrderOnDevice, { state: 'received' }>;

function received(order: Partial<OrderRead>, more: Partial<Received> = {}): Received {
  return {
    state: 'received',
    response: { order: { ...READ, ...order }, items: [] },
    saved: PLACED,
    seenAt: PLACED + 60 * SECOND,
    barAt: null,
    wasKurus: null,
    isFresh: true,
    cancelPending: false,
    cancelRefused: null,
    ...more,
  };
}

/** Spells ticks with their seconds after the tap: "saved ✓ 0 s · reached ?2 s · shown … · accepted ✗". */
function spell(ticks: readonly Tick[]): string {
  const seconds = (time: number | null) => (time === null ? '' : ` ${(time - PLACED) / SECOND}s`);
  return ticks
    .map((tick) => {
      if (tick.state === 'done') return `${tick.step} ✓${seconds(tick.at)}`;
      if (tick.state === 'unknown') return `${tick.step} ?${seconds(tick.asOf)}`;
      return `${tick.step} ${tick.state === 'not' ? '✗' : '…'}`;
    })
    .join(' · ');
}

const UNSAVED = { ...LOCAL, isUnsaved: true };
const NO_CANCEL = { cancelPending: false };
const SENT = PLACED + 5 * SECOND;

const NOTHING_YET = 'saved ✓ 0s · reached … · shown … · accepted …';
const NO_RESPONSE = 'saved ✓ 0s · reached ? 5s · shown ? · accepted ?';
const NEVER = 'saved ✓ 0s · reached ✗ · shown ✗ · accepted ✗';

const HERE: [string, OrderOnDevice, string][] = [
  ['is still being read', { state: 'loading' }, ''],
  ['is unknown', { state: 'unknown' }, ''],
  ['gave its place to another', { state: 'superseded', by: 'y' }, ''],
  ['waits', { state: 'queued', local: LOCAL, sentAt: null, ...NO_CANCEL }, NOTHING_YET],
  [
    'left without an answer',
    { state: 'queued', local: LOCAL, sentAt: SENT, ...NO_CANCEL },
    NO_RESPONSE,
  ],
  ['is on its way', { state: 'sending', local: LOCAL, sentAt: SENT, ...NO_CANCEL }, NO_RESPONSE],
  [
    'waits for an update',
    { state: 'blocked', local: LOCAL, sentAt: null, ...NO_CANCEL },
    NOTHING_YET,
  ],
  [
    'makes the server stumble',
    { state: 'quarantined', local: LOCAL, sentAt: SENT, ...NO_CANCEL },
    NO_RESPONSE,
  ],
  [
    'is too old to go alone',
    { state: 'stale', local: LOCAL, ageMs: 0, mayReconfirm: true, isShown: false },
    NOTHING_YET,
  ],
  [
    'asks about a price',
    { state: 'changed', local: LOCAL, changes: [], newTotalKurus: 0 },
    NOTHING_YET,
  ],
  ['was refused', { state: 'refused', local: LOCAL, code: 'internal', message: '' }, NEVER],
  ['was taken back here', { state: 'cancelled', local: LOCAL }, NEVER],
];

describe('before the server’s response, an order that', () => {
  test.each(HERE)('%s', (_, order, ticks) => {
    expect(spell(orderTicks(order))).toBe(ticks);
  });

  test('could not be saved never claims to be', () => {
    const order = { state: 'sending', local: UNSAVED, sentAt: SENT, ...NO_CANCEL } as const;
    expect(spell(orderTicks(order))).toBe('saved ✗ · reached ? 5s · shown ? · accepted ?');
  });
});

const CONFIRMED = { status: 'confirmed', statusAt: at(30), statusBy: 'Can' };
const SEEN = { seenAt: at(4) };

const AT_THE_BAR: [string, Received, string][] = [
  ['nobody has seen', received({}), 'saved ✓ 0s · reached ✓ 2s · shown … · accepted …'],
  ['a tablet shows', received(SEEN), 'saved ✓ 0s · reached ✓ 2s · shown ✓ 4s · accepted …'],
  [
    'was confirmed',
    received({ ...SEEN, ...CONFIRMED }),
    'saved ✓ 0s · reached ✓ 2s · shown ✓ 4s · accepted ✓ 30s',
  ],
  [
    'was confirmed before its tablet could tell',
    received(CONFIRMED),
    'saved ✓ 0s · reached ✓ 2s · shown ✓ · accepted ✓ 30s',
  ],
  [
    'is past confirming',
    received({ ...SEEN, ...CONFIRMED, status: 'ready' }),
    'saved ✓ 0s · reached ✓ 2s · shown ✓ 4s · accepted ✓',
  ],
  [
    'was put back to new',
    received({ ...SEEN, ...CONFIRMED, status: 'pending' }),
    'saved ✓ 0s · reached ✓ 2s · shown ✓ 4s · accepted …',
  ],
  [
    'was cancelled unseen',
    received({ status: 'cancelled' }),
    'saved ✓ 0s · reached ✓ 2s · shown ✗ · accepted ✗',
  ],
  [
    'was cancelled after it was seen',
    received({ ...SEEN, status: 'cancelled' }),
    'saved ✓ 0s · reached ✓ 2s · shown ✓ 4s · accepted ✗',
  ],
  [
    'lost contact unseen',
    received({}, { isFresh: false }),
    'saved ✓ 0s · reached ✓ 2s · shown ? 60s · accepted ? 60s',
  ],
  [
    'lost contact after it was seen',
    received(SEEN, { isFresh: false }),
    'saved ✓ 0s · reached ✓ 2s · shown ✓ 4s · accepted ? 60s',
  ],
  [
    'lost contact after it was confirmed',
    received({ ...SEEN, ...CONFIRMED }, { isFresh: false }),
    'saved ✓ 0s · reached ✓ 2s · shown ✓ 4s · accepted ✓ 30s',
  ],
  [
    'was placed on another phone',
    received(SEEN, { saved: 'elsewhere' }),
    'reached ✓ 2s · shown ✓ 4s · accepted …',
  ],
  [
    'could not be saved',
    received({}, { saved: 'memory' }),
    'saved ✗ · reached ✓ 2s · shown … · accepted …',
  ],
  [
    'has a status that nobody knows',
    received({ status: 'eaten' }),
    'saved ✓ 0s · reached ✓ 2s · shown … · accepted …',
  ],
];

describe('on the server, an order that', () => {
  test.each(AT_THE_BAR)('%s', (_, order, ticks) => {
    expect(spell(orderTicks(order))).toBe(ticks);
  });

  test('was confirmed names who did it', () => {
    expect(orderTicks(received(CONFIRMED)).at(-1)).toMatchObject({ step: 'accepted', by: 'Can' });
  });
});

import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { COUNTS, FIRST_SEED } from '../support/counts.mjs';
import { describeOnFile, describeOnServer, type OpenApp, type TestApp } from '../support/test-app';
import { createBrowser } from '../support/test-browser';
import { DISH, lemonades, newOrderId, placeOrder } from '../support/test-orders';
import { signIn, type TestStaff } from '../support/test-staff';
import { addItem, book, putRecipe, stockOf } from '../support/test-stock';

const PORTIONS = 2;

type Pair = [number, number];
type Status = 'ready' | 'completed' | 'cancelled';
/** Each is sent from one of two tablets; a retry repeats an earlier request under its id. */
type Act =
  | { act: 'move'; tablet: number; which: number; to: Status }
  | { act: 'cancel'; which: number }
  | { act: 'waste' | 'delivery'; tablet: number; item: number; milli: number }
  | { act: 'retry'; which: number };
/** What several people send at once; or, alone, a new order, another recipe, a count. */
type Step =
  | { step: 'acts'; acts: Act[] }
  | { step: 'order' }
  | { step: 'recipe'; milli: Pair }
  | { step: 'count'; item: number; milli: number };

const which = fc.nat(1);
const tablet = fc.nat(1);
const item = fc.nat(1);
const milli = fc.integer({ min: 1, max: 3_000 });
const to = fc.constantFrom<Status>('completed', 'completed', 'ready', 'ready', 'cancelled');
const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ act: fc.constant('move' as const), tablet, which, to }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('cancel' as const), which }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('retry' as const), which }) },
  {
    weight: 1,
    arbitrary: fc.record({ act: fc.constantFrom('waste', 'delivery'), tablet, item, milli }),
  },
);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      step: fc.constant('acts' as const),
      acts: fc.array(act, { minLength: 1, maxLength: 3 }),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ step: 'order' as const }) },
  {
    weight: 1,
    arbitrary: fc.record({
      step: fc.constant('recipe' as const),
      milli: fc.tuple(fc.nat(900), fc.nat(900)),
    }),
  },
  { weight: 1, arbitrary: fc.record({ step: fc.constant('count' as const), item, milli }) },
);

type House = { bar: TestApp; tablets: [TestStaff, TestStaff] };
type Request = { key: string; send: (key: string) => Promise<{ status: number }> };
type Evening = House & {
  items: [string, string];
  /** What the two items must hold, thousandths; and what each completed order has drawn. */
  held: Pair;
  recipe: Pair;
  drawn: Map<string, Pair>;
  completions: Map<string, number>;
  orders: string[];
  sent: Request[];
  /** Keys of waste and deliveries that were booked: a retry of one books nothing. */
  booked: Map<string, Pair>;
};

async function begin(house: House): Promise<Evening> {
  const items: [string, string] = [await addItem(house.bar), await addItem(house.bar)];
  return {
    ...house,
    items,
    held: [10_000, 10_000],
    recipe: [0, 0],
    drawn: new Map(),
    completions: new Map(),
    orders: [],
    sent: [],
    booked: new Map(),
  };
}

async function play(house: House, steps: readonly Step[]): Promise<void> {
  const evening = await begin(house);
  await changeRecipe(evening, [500, 0]);
  await newOrder(evening);
  for (const one of steps) {
    await take(evening, one);
    await expectBooksInOrder(evening);
  }
}

async function take(evening: Evening, one: Step): Promise<void> {
  switch (one.step) {
    case 'order':
      return newOrder(evening);
    case 'recipe':
      return changeRecipe(evening, one.milli);
    case 'count':
      return countItem(evening, one);
    case 'acts': {
      const requests = one.acts.flatMap((wish) => requestOf(evening, wish) ?? []);
      await Promise.all(requests.map(({ key, send }) => send(key)));
      evening.sent.push(...requests);
      for (const { key } of requests) settle(evening, key);
      return followOrders(evening);
    }
  }
}

async function newOrder({ bar, orders }: Evening): Promise<void> {
  const { body } = await placeOrder(createBrowser(bar), lemonades());
  orders.push(String(body.orderId));
}

async function changeRecipe(evening: Evening, [first, second]: Pair): Promise<void> {
  const [a, b] = evening.items;
  await putRecipe(evening.tablets[0], `dish:${DISH.lemonade}`, {
    ...(first > 0 ? { [a]: first / 1_000 } : {}),
    ...(second > 0 ? { [b]: second / 1_000 } : {}),
  });
  evening.recipe = [first, second];
}

async function countItem(
  evening: Evening,
  { item: at, milli: counted }: { item: number; milli: number },
) {
  const lines = [{ itemId: evening.items[at], counted: counted / 1_000 }];
  const { status } = await book(evening.tablets[0], 'counts', { lines });
  expect(status).toBe(201);
  evening.held[at === 0 ? 0 : 1] = counted;
}

function requestOf(evening: Evening, wish: Act): Request | null {
  const { orders, sent, tablets, items, booked, bar } = evening;
  const key = newOrderId();
  if (wish.act === 'retry') return sent[wish.which % Math.max(1, sent.length)] ?? null;
  if (wish.act === 'move' || wish.act === 'cancel') {
    const order = orders.at(-1 - (wish.which % orders.length));
    if (wish.act === 'move') {
      const staff = tablets[wish.tablet === 0 ? 0 : 1];
      return { key, send: (id) => staff.move(order, { status: wish.to }, id) };
    }
    const headers = (id: string) => ({ 'Idempotency-Key': id });
    const guest = createBrowser(bar);
    const path = `/api/orders/${order}/cancel`;
    return { key, send: (id) => guest.send(path, { body: {}, headers: headers(id) }) };
  }
  const itemId = items[wish.item === 0 ? 0 : 1];
  const quantity = wish.milli / 1_000;
  const change = wish.act === 'waste' ? -wish.milli : wish.milli;
  booked.set(key, wish.item === 0 ? [change, 0] : [0, change]);
  const staff = tablets[wish.tablet === 0 ? 0 : 1];
  const [path, body] =
    wish.act === 'waste'
      ? [`${itemId}/waste`, { quantity, reason: 'broken' }]
      : ['deliveries', { lines: [{ itemId, quantity }] }];
  return { key, send: (id) => book(staff, path, body, id) };
}

function settle({ held, booked }: Evening, key: string): void {
  const [first, second] = booked.get(key) ?? [0, 0];
  booked.delete(key);
  held[0] += first;
  held[1] += second;
}

/** An order that was completed since the last look has drawn today's recipe; one that is not any more nothing. */
async function followOrders(evening: Evening): Promise<void> {
  const { bar, drawn, completions, recipe, held } = evening;
  const rows = await bar.rows(`SELECT id, status, (SELECT count(*) FROM audit
    WHERE pk = "order".id AND json_extract(after, '$.status') = 'completed') AS times FROM "order"`);
  for (const { id, status, times } of rows) {
    const order = String(id);
    if (!evening.orders.includes(order)) continue;
    const had = drawn.get(order) ?? NOTHING;
    const isFresh = Number(times) > (completions.get(order) ?? 0);
    const now = isFresh ? portionsOf(recipe) : had;
    const has = status === 'completed' ? now : NOTHING;
    completions.set(order, Number(times));
    drawn.set(order, has);
    held[0] += had[0] - has[0];
    held[1] += had[1] - has[1];
  }
}

const NOTHING: Pair = [0, 0];

function portionsOf([first, second]: Pair): Pair {
  return [first * PORTIONS, second * PORTIONS];
}

async function expectBooksInOrder({ bar, items, held }: Evening): Promise<void> {
  for (const [at, id] of items.entries()) {
    const wanted = Number(held[at]) / 1_000;
    expect(await stockOf(bar, id)).toEqual([wanted, wanted]);
  }
}

function interleavings(openApp: OpenApp, numRuns: number, maxLength: number): void {
  test(`is the sum of its movements in ${numRuns} evenings on two tablets`, {
    timeout: 240_000,
  }, async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const bar = await openApp();
    const tablets: House['tablets'] = [await signIn(bar, 'manager'), await signIn(bar, 'admin')];
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength, size: 'max' }), (steps) =>
        play({ bar, tablets }, steps),
      ),
      { numRuns, seed: FIRST_SEED },
    );
  });
}

describeOnFile('the stock', (open) => interleavings(open, COUNTS.stockEvenings, 24));
describeOnServer('the stock, over the network,', (open) => interleavings(open, 2, 8));

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { COUNTS, FIRST_SEED } from '../../support/bar/counts.mjs';
import type { OpenApp, TestApp } from '../../support/bar/test-app';
import { describeOnFile, describeOnServer } from '../../support/bar/test-app';
import { createBrowser } from '../../support/bar/test-browser';
import type { TestStaff } from '../../support/bar/test-staff';
import { signIn } from '../../support/bar/test-staff';
import { bookBrunch, brunchWish } from '../../support/data/test-bookings';
import { DISH, lemonades, newOrderId, placeOrder } from '../../support/data/test-orders';
import { addItem, book, putRecipe, stockOf } from '../../support/data/test-stock';
import type { Act, BrunchStep, Pair, Step } from '../../support/evenings/stock-evenings';
import { step } from '../../support/evenings/stock-evenings';

const PORTIONS = 2;

/** `brunch` is a confirmed booking of two; `burger` is the burger's part of their plate. */
type TestServer = { bar: TestApp; tablets: [TestStaff, TestStaff]; brunch: string; burger: string };
type Request = { key: string; send: (key: string) => Promise<{ status: number }> };
type Evening = TestServer & {
  items: [string, string];
  /** The expected amounts of the two items (thousandths), and the amount that each completed order has drawn. */
  held: Pair;
  recipe: Pair;
  drawn: Map<string, Pair>;
  completions: Map<string, number>;
  orders: string[];
  sent: Request[];
  /** Holds the keys of waste and deliveries already booked; a retry of one books nothing. */
  booked: Map<string, Pair>;
};

async function begin(server: TestServer): Promise<Evening> {
  const items: [string, string] = [await addItem(server.bar), await addItem(server.bar)];
  await moveBrunch(server, 0, 'confirmed', newOrderId());
  const [brunch] = await server.bar.rows(timesCompleted('brunch_reservation'));
  return {
    ...server,
    items,
    held: [10_000, 10_000],
    recipe: [0, 0],
    drawn: new Map(),
    completions: new Map([[server.brunch, Number(brunch?.times ?? 0)]]),
    orders: [],
    sent: [],
    booked: new Map(),
  };
}

async function play(server: TestServer, steps: readonly Step[]): Promise<void> {
  const evening = await begin(server);
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
  for (const part of [`dish:${DISH.lemonade}`, evening.burger]) {
    await putRecipe(evening.tablets[0], part, {
      ...(first > 0 ? { [a]: first / 1_000 } : {}),
      ...(second > 0 ? { [b]: second / 1_000 } : {}),
    });
  }
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
  if (wish.act === 'brunch') {
    return { key, send: (id) => moveBrunch(evening, wish.tablet, wish.to, id) };
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

function moveBrunch({ tablets, brunch }: TestServer, at: number, status: BrunchStep, id: string) {
  return tablets[at === 0 ? 0 : 1].send(`/api/admin/brunch-reservations/${brunch}/status`, {
    method: 'PATCH',
    body: { status },
    headers: { 'Idempotency-Key': id },
  });
}

function timesCompleted(table: string): string {
  return `SELECT id, status, (SELECT count(*) FROM audit
    WHERE pk = "${table}".id AND json_extract(after, '$.status') = 'completed') AS times FROM "${table}"`;
}

function settle({ held, booked }: Evening, key: string): void {
  const [first, second] = booked.get(key) ?? [0, 0];
  booked.delete(key);
  held[0] += first;
  held[1] += second;
}

/** Expects that newly completed orders have drawn today's recipe, and that reopened orders have drawn nothing. */
async function followOrders(evening: Evening): Promise<void> {
  const { bar, drawn, completions, recipe, held } = evening;
  const rows = await bar.rows(
    `${timesCompleted('order')} UNION ALL ${timesCompleted('brunch_reservation')}`,
  );
  for (const { id, status, times } of rows) {
    const order = String(id);
    if (order !== evening.brunch && !evening.orders.includes(order)) continue;
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
    const bar = await openApp();
    const tablets: TestServer['tablets'] = [
      await signIn(bar, 'manager'),
      await signIn(bar, 'admin'),
    ];
    const [dish] = await bar.rows(`SELECT id FROM menu_item WHERE name_en = 'The Bliss Classic'`);
    const wish = { partySize: PORTIONS, selectedFood: 'The Bliss Classic', selectedSauce: null };
    const { body } = await bookBrunch(createBrowser(bar), brunchWish(wish));
    const server: TestServer = {
      bar,
      tablets,
      brunch: String(body.id),
      burger: `dish:${dish?.id}`,
    };
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength, size: 'max' }), (steps) =>
        play(server, steps),
      ),
      { numRuns, seed: FIRST_SEED },
    );
  });
}

describeOnFile('the stock', (open) => interleavings(open, COUNTS.stockEvenings, 24));
describeOnServer('the stock, over the network,', (open) => interleavings(open, 2, 8));

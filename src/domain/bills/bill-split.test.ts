import fc from 'fast-check';
import { expect, test } from 'vitest';
import { liraText } from '../money';
import type { TenderFor } from './bill';
import type { Payment } from './bill-split';
import {
  billLines,
  coversLines,
  grossByRate,
  linesKurus,
  nextPart,
  nextShare,
  openPieces,
  ordersSince,
  partsBegun,
  personShares,
} from './bill-split';

type Dish = { quantity: number; lira: number; vatBp?: number | null };

function order(id: string, dishes: Dish[], { seatNo = null, status = 'ready', fee = 0 } = {}) {
  return {
    id,
    status,
    seatNo: seatNo as number | null,
    guestName: null,
    deliveryFee: fee.toFixed(2),
    items: dishes.map(({ quantity, lira, vatBp = null }) => ({
      menuItemId: 1,
      name: '',
      nameEn: '',
      nameTr: '',
      imageUrl: '',
      customizations: {},
      quantity,
      unitPrice: lira.toFixed(2),
      totalPrice: (lira * quantity).toFixed(2),
      vatBp,
    })),
  };
}

function payment(kurus: number, covers: TenderFor | null = null, isUndone = false): Payment {
  return { amount: liraText(kurus), covers, isUndone };
}

test('₺100 by three is 33.34, 33.33 and 33.33', () => {
  const payments: Payment[] = [];
  const taken: number[] = [];
  let open = 10_000;
  for (let part = nextPart(open, 3, payments); part; part = nextPart(open, 3, payments)) {
    taken.push(part.kurus);
    payments.push(payment(part.kurus, { kind: 'part', part: part.part, of: part.of }));
    open -= part.kurus;
  }
  expect(taken).toEqual([3_334, 3_333, 3_333]);
  expect(partsBegun(payments)).toBe(3);
});

test('equal parts of any bill sum to the bill, and differ by one kuruş at most', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5_000_000 }),
      fc.integer({ min: 2, max: 30 }),
      (kurus, of) => {
        const payments: Payment[] = [];
        let open = kurus;
        for (let part = nextPart(open, of, payments); part; part = nextPart(open, of, payments)) {
          payments.push(payment(part.kurus, { kind: 'part', part: part.part, of }));
          open -= part.kurus;
        }
        const amounts = payments.map(({ amount }) => Math.round(Number(amount) * 100));
        expect(amounts.reduce((sum, one) => sum + one, 0)).toBe(kurus);
        expect(Math.max(...amounts) - Math.min(...amounts)).toBeLessThanOrEqual(1);
      },
    ),
  );
});

test('a part that was undone is the next again', () => {
  const first = payment(5_000, { kind: 'part', part: 1, of: 2 }, true);
  expect(nextPart(10_000, 2, [first])).toEqual({ part: 1, of: 2, kurus: 5_000 });
});

test('a round that comes after two of four parts is shared by the other two', () => {
  const paid = [1, 2].map((part) => payment(15_500, { kind: 'part', part, of: 4 }));
  expect(nextPart(31_000 + 18_000, 4, paid)).toEqual({ part: 3, of: 4, kurus: 24_500 });
});

test('pieces of a line that were paid are no longer open', () => {
  const orders = [
    order('a', [
      { quantity: 4, lira: 180 },
      { quantity: 1, lira: 320 },
    ]),
  ];
  const lines = [{ orderId: 'a', lineNo: 0, quantity: 3 }];
  const [beers, burger] = billLines(orders, [payment(54_000, { kind: 'lines', lines })]);
  expect(beers && openPieces(beers)).toBe(1);
  expect(burger && openPieces(burger)).toBe(1);
});

test('lines cost no more than what the bill still owes', () => {
  const lines = billLines([order('a', [{ quantity: 2, lira: 100 }])]);
  expect(linesKurus(lines, 15_000)).toBe(15_000);
  expect(linesKurus(lines, -500)).toBe(0);
  expect(linesKurus(lines, 90_000)).toBe(20_000);
});

test('a cancelled order owes nothing, a delivery fee is a line of its own', () => {
  const lines = billLines([
    order('a', [{ quantity: 1, lira: 100 }], { status: 'cancelled' }),
    order('b', [{ quantity: 1, lira: 50 }], { fee: 20 }),
  ]);
  expect(lines.map(({ key }) => key)).toEqual(['b:0', 'b:-1']);
  expect(linesKurus(lines, 100_000)).toBe(7_000);
});

test('a dish that three people share is paid by their parts to the kuruş, also when one pays the rest', () => {
  const orders = [order('a', [{ quantity: 1, lira: 100 }], { seatNo: 1 as never })];
  const payments: Payment[] = [];
  const steak = () => billLines(orders, payments)[0] as ReturnType<typeof billLines>[number];
  const pay = () => {
    const { kurus, ...share } = nextShare(steak(), 3);
    payments.push(payment(kurus, { ...coversLines([steak()]), share }));
    return kurus;
  };
  expect([pay(), pay()]).toEqual([3_334, 3_333]);
  expect([openPieces(steak()), linesKurus([steak()], 10_000)]).toEqual([1, 3_333]);
  expect(personShares([steak()], payments, 10_000)).toMatchObject([{ openKurus: 3_333 }]);
  const begun = [...payments];
  expect([pay(), openPieces(steak())]).toEqual([3_333, 0]);
  const rest = payment(3_333, coversLines(billLines(orders, begun)));
  expect(billLines(orders, [...begun, rest])).toMatchObject([{ paidPieces: 1, shared: null }]);
});

test('paying for a person covers her dishes only', () => {
  const orders = [
    order('a', [{ quantity: 1, lira: 100 }], { seatNo: 1 as never }),
    order('b', [{ quantity: 2, lira: 50 }], { seatNo: 2 as never }),
  ];
  const payments = [payment(10_000, { kind: 'person', seatNo: 1, name: null })];
  const lines = billLines(orders, payments);
  expect(lines.map(openPieces)).toEqual([0, 2]);
  expect(personShares(lines, payments, 10_000)).toMatchObject([
    { seatNo: 1, worthKurus: 10_000, openKurus: 0 },
    { seatNo: 2, worthKurus: 10_000, openKurus: 10_000 },
  ]);
});

const dish = fc.record({
  quantity: fc.integer({ min: 1, max: 6 }),
  lira: fc.integer({ min: 1, max: 900 }),
});
const party = fc.array(fc.array(dish, { minLength: 1, maxLength: 5 }), {
  minLength: 1,
  maxLength: 6,
});

test('a waiter’s round is split by the places on its lines', () => {
  const round = order('a', [
    { quantity: 2, lira: 30 },
    { quantity: 1, lira: 40 },
    { quantity: 1, lira: 10 },
  ]);
  const orders = [
    { ...round, items: round.items.map((item, at) => ({ ...item, person: 2 - at })) },
  ];
  const shares = personShares(billLines(orders), [], 11_000);
  expect(shares.map(({ place, worthKurus }) => [place, worthKurus])).toEqual([
    [1, 4_000],
    [2, 6_000],
    [undefined, 1_000],
  ]);
  const paid = [payment(6_000, { kind: 'person', seatNo: null, name: null, place: 2 })];
  const left = billLines(orders, paid);
  expect(left.map(openPieces)).toEqual([0, 1, 1]);
  expect(personShares(left, paid, 5_000).map(({ openKurus }) => openKurus)).toEqual([
    4_000, 0, 1_000,
  ]);
});

test('persons pay the whole bill, one after the other, to the kuruş', () => {
  fc.assert(
    fc.property(party, (people) => {
      const orders = people.map((dishes, at) =>
        order(`o${at}`, dishes, { seatNo: (at + 1) as never }),
      );
      const worth = linesKurus(billLines(orders), Number.MAX_SAFE_INTEGER);
      const payments: Payment[] = [];
      let open = worth;
      for (const _ of people) {
        const next = personShares(billLines(orders, payments), payments, open).find(
          (share) => share.openKurus > 0,
        );
        if (!next) break;
        const { seatNo, name, openKurus } = next;
        payments.push(payment(openKurus, { kind: 'person', seatNo, name }));
        open -= openKurus;
      }
      expect(open).toBe(0);
      expect(billLines(orders, payments).every((line) => openPieces(line) === 0)).toBe(true);
    }),
  );
});

test('paying lines in two goes covers every piece once', () => {
  fc.assert(
    fc.property(party, fc.nat(), (people, seed) => {
      const orders = people.map((dishes, at) => order(`o${at}`, dishes));
      const all = billLines(orders);
      const worth = linesKurus(all, Number.MAX_SAFE_INTEGER);
      const first = all.filter((_, at) => (seed >> (at % 20)) % 2 === 0);
      const firstKurus = linesKurus(first, worth);
      const payments = [payment(firstKurus, coversLines(first))];
      const rest = billLines(orders, payments);
      expect(firstKurus + linesKurus(rest, worth - firstKurus)).toBe(worth);
      const end = billLines(orders, [...payments, payment(worth - firstKurus, coversLines(rest))]);
      expect(end.every((line) => openPieces(line) === 0)).toBe(true);
    }),
  );
});

test('sums by rate sum to the lines, and are not told while a rate is unknown', () => {
  const known = [
    order('a', [
      { quantity: 1, lira: 320, vatBp: 1_000 },
      { quantity: 2, lira: 180, vatBp: 2_000 },
    ]),
  ];
  expect(grossByRate(billLines(known))).toEqual([
    { vatBp: 1_000, grossKurus: 32_000 },
    { vatBp: 2_000, grossKurus: 36_000 },
  ]);
  expect(grossByRate(billLines([order('a', [{ quantity: 1, lira: 320 }])]))).toBeNull();
});

test('the order that came after the person looked is named', () => {
  const row = (id: string, totalAmount: string, createdAt: string) => ({
    id,
    totalAmount,
    createdAt,
    status: 'confirmed',
  });
  const early = row('early', '820.00', '2026-11-27T18:00:00Z');
  const late = row('late', '180.00', '2026-11-27T18:40:00Z');
  expect(ordersSince([early, late], 18_000)).toEqual([late]);
  expect(ordersSince([early, late], 0)).toEqual([]);
});

test('pieces that were taken off are not open, and a discount lowers what a line costs', () => {
  const off = { id: 'e', kind: 'void', quantity: -2, amount: '-360.00', lineNo: 0 } as const;
  const entry = { ...off, reason: null, wasMade: false, undoes: null, by: 'Can' };
  const discount = { ...entry, id: 'd', kind: 'discount' as const, quantity: 0, amount: '-36.00' };
  const rest = { approvedBy: null, isProven: true, at: '2026-11-27T18:00:00Z' };
  const beers = {
    ...order('a', [{ quantity: 4, lira: 180 }]),
    entries: [
      { ...entry, ...rest },
      { ...discount, ...rest },
    ],
  };
  const [line] = billLines([beers]);
  expect(line).toMatchObject({ quantity: 2, worthKurus: 32_400, listKurus: 72_000 });
  const half = { kind: 'lines' as const, lines: [{ orderId: 'a', lineNo: 0, quantity: 1 }] };
  expect(linesKurus(billLines([beers], [payment(16_200, half)]), 100_000)).toBe(16_200);
});

test('a line that moved stands on the bill that it names', () => {
  const [first, second] = order('a', [
    { quantity: 1, lira: 10 },
    { quantity: 1, lira: 20 },
  ]).items;
  const moved = {
    ...order('a', []),
    billId: 't3',
    items: [
      { ...first, billId: 't3' },
      { ...second, billId: 't7' },
    ],
  };
  expect(billLines([moved as never], [], 't7').map(({ key }) => key)).toEqual(['a:1']);
});

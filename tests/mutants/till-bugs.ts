import type { PlantedBug } from './planted-bug';

const PAYMENTS = 'tests/api/bills/payments.test.ts';
const BRUNCH = 'tests/api/bills/brunch-bill.test.ts';
const DRAWERS = 'tests/api/bills/drawers.test.ts';
const TABLE = 'tests/api/tables/table-bills.test.ts';
const CARD = 'tests/api/payments/payment-ledger.test.ts';
const PARTS = 'tests/offline/tables/part-payments.test.ts';
const OLD = 'server/db/bills-migration.test.ts';

const CLOSE = 'tests/api/office/close-of-day.test.ts';
const LIMITS = 'tests/api/staff/role-limits.test.ts';
const REPORT = 'tests/api/office/day-report.test.ts';

const DAYS = 'server/repositories/till/days.repository.ts';
const CLOSE_DAY = 'server/usecases/financials/close-day.ts';
const STATEMENTS = 'server/repositories/statements/bill-statements.ts';
const BRUNCH_BILL = 'server/repositories/brunch-bill.ts';
const BILLS = 'server/usecases/bills/bills.ts';
const CASH = 'server/usecases/financials/drawers.ts';
const MIGRATION = 'drizzle/0041_bills.sql';

/** Bugs of bills, their payments and what is sold. */
export const TILL_BUGS: readonly PlantedBug[] = [
  {
    name: 'a closed bill that is owed again stays closed',
    file: STATEMENTS,
    find: 'where closed_at is not null and paid_kurus < worth_kurus and ${isLive}`',
    replace: 'where closed_at is not null and paid_kurus < 0 and ${isLive}`',
    tests: [PAYMENTS],
  },
  {
    name: 'a sale is booked again on every touch of a closed bill',
    file: STATEMENTS,
    find: 'else 0 end - ${booked(sql`s.kurus`)}`;',
    replace: 'else 0 end`;',
    tests: [PAYMENTS],
  },
  {
    name: 'an open bill is sold already',
    file: STATEMENTS,
    find: "const isSold = sql`b.closed_at is not null and o.status <> 'cancelled'`;",
    replace: "const isSold = sql`o.status <> 'cancelled'`;",
    tests: [PAYMENTS],
  },
  {
    name: 'payments of a merged bill are forgotten',
    file: STATEMENTS,
    find: 'and (bill_id = ${id} or bill_id in (select m.id from ${bills} m where m.merged_into = ${id})))`;\n}\n\n/** Computes',
    replace: 'and bill_id = ${id})`;\n}\n\n/** Computes',
    tests: [PAYMENTS],
  },
  {
    name: 'lines stay behind when a bill is merged',
    file: STATEMENTS,
    find: 'sql`update ${orderLines} set bill_id = ${into} where bill_id = ${from} and ${won}`,',
    replace: '',
    tests: [TABLE],
  },
  {
    name: 'a second order of a bill is not added to its worth',
    file: STATEMENTS,
    find: "set worth_kurus = worth_kurus + excluded.worth_kurus, v = v + 1'",
    replace: "set worth_kurus = excluded.worth_kurus, v = v + 1'",
    tests: [TABLE, 'tests/api/tables/one-bill.test.ts'],
  },
  {
    name: 'two bills of a day get the same number or leave a gap',
    file: STATEMENTS,
    find: '(select coalesce(max(no), 0) + 1 from bill where day = ?)',
    replace: '(select coalesce(max(no), 0) + 2 from bill where day = ?)',
    tests: [PAYMENTS],
  },
  {
    name: 'orders of one commit want the same bill number',
    file: STATEMENTS,
    find: '+ row_number() over (partition by day order by at)',
    replace: '+ 1',
    tests: ['tests/api/orders/order-cost.test.ts'],
  },
  {
    name: 'a tip counts as a payment',
    file: BILLS,
    find: "kurus: tip, type: 'tip', answers: paid.id",
    replace: 'kurus: tip, answers: paid.id, round: 9',
    tests: [PAYMENTS],
  },
  {
    name: 'a payment can be taken back twice',
    file: BILLS,
    find: 'if (isUndone || tender.amountKurus < 0) return null;',
    replace: 'if (tender.amountKurus < 0) return null;',
    tests: [PAYMENTS],
  },
  {
    name: 'a refused payment holds back what the person does next on the bill',
    file: 'src/data/outbox/outbox.ts',
    find: 'inOrder.filter((row) => isHalted(row) && !standsAlone(row.kind));',
    replace: 'inOrder.filter(isHalted);',
    tests: [PARTS],
  },
  {
    name: 'a payment waits behind a question about its bill',
    file: 'src/data/outbox/outbox.ts',
    find: '(standsAlone(row.kind) || !halted.has(row.principal))',
    replace: '!halted.has(row.principal)',
    tests: [PARTS],
  },
  {
    name: 'money of a bill that the server does not know is refused',
    file: BILLS,
    find: 'await bills.begin({ id, kind, label: null }, touch);',
    replace: '',
    tests: [PAYMENTS],
  },
  {
    name: 'anybody takes back anybody’s payment',
    file: BILLS,
    find: "if (!(isOwn && isSoon) && !may(member.role, 'bills.approve'))",
    replace: 'if (false)',
    tests: [PAYMENTS],
  },
  {
    name: 'a bill is closed though something is owed',
    file: BILLS,
    find: 'if (!isAsSeen || paidKurus < worthKurus) {',
    replace: 'if (!isAsSeen) {',
    tests: [TABLE],
  },
  {
    name: 'a bill is closed though an order waits for an answer',
    file: BILLS,
    find: "if (orders.some(({ status }) => status === 'pending')) {",
    replace: "if (orders.some(({ status }) => status === 'none')) {",
    tests: [TABLE],
  },
  {
    name: 'an order that is handed over twice is paid twice',
    file: STATEMENTS,
    find: 'sql`${rest} > 0 and ${won}`,',
    replace: 'won,',
    tests: [PAYMENTS],
  },
  {
    name: 'a deposit pays no part of the brunch',
    file: BRUNCH_BILL,
    find: 'then 0 else ${depositKurus} - ${goneBack} end',
    replace: 'then 0 else 0 end',
    tests: [BRUNCH],
  },
  {
    name: 'people who did not come are charged',
    file: BRUNCH_BILL,
    find: "'void', ${-missing},",
    replace: "'void', ${missing},",
    tests: [BRUNCH],
  },
  {
    name: 'who came after all stays taken off',
    file: BRUNCH_BILL,
    find: '-e.quantity, -e.kurus, e.id',
    replace: '0, 0, e.id',
    tests: [BRUNCH],
  },
  {
    name: 'a kept deposit is not sold',
    file: BRUNCH_BILL,
    find: 'billSums(id, won),\n    ...billSettled(id, touch, won),\n  ];\n}\n\ntype NewLine',
    replace: 'billSums(id, won),\n  ];\n}\n\ntype NewLine',
    tests: [BRUNCH],
  },
  {
    name: 'everybody keeps a deposit without a manager',
    file: 'server/usecases/bookings/brunch-money.ts',
    find: "if (!approval && !may(member.role, 'bills.approve')) {",
    replace: 'if (amount === null) {',
    tests: [BRUNCH],
  },
  {
    name: 'a part of a card payment that went back is still owed',
    file: 'server/repositories/payment-ledger.ts',
    find: 'insertWhere(lineEntries, entry, sql`${isLess} and ${isBooked}`),',
    replace: '',
    tests: [CARD],
  },
  {
    name: 'old sales of open bills are sold again when the bill is paid',
    file: MIGRATION,
    find: "WHERE f.type = 'sale';",
    replace:
      "WHERE f.type = 'sale' AND o.bill_id IN (SELECT id FROM bill WHERE closed_at IS NOT NULL);",
    tests: [OLD],
  },
  {
    name: 'a day with something unsettled is closed without its ticks',
    file: CLOSE_DAY,
    find: 'if (unticked(issues, input.ticked).length > 0) {',
    replace: 'if (unticked(issues, input.ticked).length > 99) {',
    tests: [CLOSE],
  },
  {
    name: 'a later day is closed before an earlier one',
    file: CLOSE_DAY,
    find: 'return first !== null && first < day ? first : null;',
    replace: 'return first !== null && first > day ? first : null;',
    tests: [CLOSE, REPORT],
  },
  {
    name: 'an approval that the server has not seen is taken as given',
    file: DAYS,
    find: 'eq(lineEntries.isProven, false),',
    replace: 'eq(lineEntries.lineNo, 99),',
    tests: [REPORT],
  },
  {
    name: 'what is booked for a closed day is not marked',
    file: DAYS,
    find: 'and s.day in (select z.day from day_close z))`;',
    replace: "and s.day = '')`;",
    tests: [REPORT],
  },
  {
    name: 'tips by card are missing beside the total of the terminal',
    file: CLOSE_DAY,
    find: 'liraText(wholeKurus(Number(figures.totals.card)) + tipKurus)',
    replace: 'liraText(wholeKurus(Number(figures.totals.card)) + 0 * tipKurus)',
    tests: [REPORT],
  },
  {
    name: 'the mail of a day is not sent again',
    file: CLOSE_DAY,
    find: '`${mailOf(day)}-${claim.mutationId}`',
    replace: 'mailOf(day)',
    tests: [REPORT],
  },
  {
    name: "cash goes to the box, whoever's purse it is in",
    file: 'server/repositories/statements/bill-statements.ts',
    find: 'order by owner_id is null limit 1',
    replace: 'order by owner_id is not null limit 1',
    tests: [DRAWERS],
  },
  {
    name: 'a payment that is taken back leaves the drawer of who takes it back',
    file: STATEMENTS,
    find: 'row.round === 0 ? drawerOf(row.method, taker) : row.drawerId',
    replace: 'drawerOf(row.method, taker)',
    tests: [DRAWERS],
  },
  {
    name: 'what a person paid out before does not count',
    file: 'server/usecases/financials/drawers.ts',
    find: '{ kind, kurus, before })',
    replace: '{ kind, kurus, before: 0 })',
    tests: [DRAWERS],
  },
  {
    name: 'a waiter pays out without a manager',
    file: CASH,
    find: 'if (!needsManager(member.role, rules, { kind, kurus, before })) return null;',
    replace: 'return null;',
    tests: [LIMITS],
  },
  {
    name: 'anybody counts another person’s purse',
    file: CASH,
    find: "if (isForeign && !may(member.role, 'till.close')) throw",
    replace: 'if (false) throw',
    tests: [LIMITS],
  },
  {
    name: 'money of a closed day is lost instead of booked on the next one',
    file: 'server/repositories/statements/bill-statements.ts',
    find: "return sql`max(${day}, coalesce((select date(max(day), '+1 day') from ${dayCloses}), ''))`;",
    replace: 'return sql`${day}`;',
    tests: [CLOSE],
  },
  {
    name: 'a day closes without the ticks',
    file: CLOSE_DAY,
    find: 'if (unticked(issues, input.ticked).length > 0) {',
    replace: 'if (unticked(issues, input.ticked).length > 99) {',
    tests: [CLOSE],
  },
  {
    name: 'a count forgets the float that the day before left',
    file: 'server/repositories/till/days.repository.ts',
    find: 'return sql`coalesce((select left_kurus ${earlier}',
    replace: 'return sql`coalesce((select 0 ${earlier}',
    tests: [CLOSE],
  },
  {
    name: 'an order that is cancelled after the close is in no day',
    file: 'server/repositories/till/financials.repository.ts',
    find: 'coalesce((select min(closed_at) from ${dayCloses} where day >= ${day}), ${end}))`;',
    replace: '${end})`;',
    tests: [CLOSE],
  },
  {
    name: 'a PIN proves what another PIN approved',
    file: 'server/repositories/staff.repository.ts',
    find: 'is_proven = 0 and pin_claim = ${claim}`;',
    replace: "is_proven = 0 and pin_claim <> '' and ${claim} <> ''`;",
    tests: ['tests/api/bills/lines.test.ts'],
  },
  {
    name: 'an order that is cancelled while the day closes is on two days',
    file: CLOSE_DAY,
    find: 'const found = await figuresOf(deps, day, at);',
    replace: 'const found = await figuresOf(deps, day);',
    tests: [CLOSE],
  },
  {
    name: 'an order that is written after the close changes the closed day',
    file: 'server/repositories/statements/bill-statements.ts',
    find: "status in ('completed', 'cancelled') and status_at < ${closedAt}",
    replace: "status in ('completed') and status_at < ${closedAt}",
    tests: [CLOSE],
  },
  {
    name: 'a deposit by card that goes back after the party came stays on its bill',
    file: 'server/repositories/payment-ledger.ts',
    find: '...depositOnBill(payment, at, isBooked),',
    replace: '',
    tests: ['tests/api/payments/payment-hosted.test.ts'],
  },
  {
    name: 'a dish that was made again stays in the figures when its ticket is cancelled',
    file: 'server/usecases/orders/change-order.ts',
    find: "row.source === 'remake' && status === 'cancelled'",
    replace: "row.source === 'brunch' && status === 'cancelled'",
    tests: ['tests/api/bills/lines.test.ts'],
  },
  {
    name: 'a drop to the safe fills the drawer',
    file: 'src/domain/till/drawer.ts',
    find: "return kind === 'income' || kind === 'float' ? kurus : -kurus;",
    replace: "return kind === 'expense' || kind === 'tip_out' ? -kurus : kurus;",
    tests: ['src/domain/till/drawer.test.ts'],
  },
];

import type { PlantedBug } from './planted-bug';

const LINES = 'tests/api/bills/lines.test.ts';
const POINTS = 'tests/api/club/club-points.test.ts';
const LIMITS = 'tests/api/staff/role-limits.test.ts';
const STATEMENTS = 'server/repositories/statements/bill-statements.ts';
const MOVED = 'server/repositories/statements/moved-lines.ts';
const LINE_CHANGES = 'server/usecases/bills/lines.ts';
const RULES = 'src/domain/bills/line-entry.ts';

/** Bugs of what becomes of lines after they were ordered. */
export const LINE_BUGS: readonly PlantedBug[] = [
  {
    name: 'the worth of a bill forgets what was taken off',
    file: STATEMENTS,
    find: 'union all select e.kurus from order_line l join',
    replace: 'union all select 0 from order_line l join',
    tests: [LINES],
  },
  {
    name: 'an order that has entries is read without them',
    file: 'server/repositories/orders.repository.ts',
    find: 'const entries = hasEntries ? readEntries({ id }) : [];',
    replace: 'const entries = hasEntries ? [] : readEntries({ id });',
    tests: [LINES],
  },
  {
    name: 'more pieces are taken off than are left',
    file: LINE_CHANGES,
    find: 'const pieces = Math.min(input.pieces, now.left);',
    replace: 'const { pieces } = input;',
    tests: [LINES],
  },
  {
    name: 'what was taken off before is not counted against the limit',
    file: RULES,
    find: 'const sum = before + kurus;',
    replace: 'const sum = kurus;',
    tests: ['src/domain/bills/line-worth.test.ts'],
  },
  {
    name: 'what was undone still counts against the limit',
    file: RULES,
    find: 'entries.filter(({ id }) => !undone.has(id))',
    replace: 'entries.filter(({ undoes }) => undoes === null)',
    tests: ['src/domain/bills/line-worth.test.ts'],
  },
  {
    name: 'a member keeps the points of what was taken off afterwards',
    file: STATEMENTS,
    find: '...orderIds.flatMap((id) => pointsCorrected(id, touch.at, won)),',
    replace: '',
    tests: [POINTS],
  },
  {
    name: 'points of a dish are taken back again with every change of its bill',
    file: 'server/repositories/statements/member-statements.ts',
    find: 'const over = sql`${credited(orderId)} - ${due(ORDER)}`;',
    replace: 'const over = sql`${ORDER}.earn_points - ${due(ORDER)}`;',
    tests: [POINTS],
  },
  {
    name: 'a line is taken off after the payment without a manager',
    file: RULES,
    find: 'if (isSeen) return true;',
    replace: '',
    tests: [LINES],
  },
  {
    name: 'an approval is good for every change',
    file: 'server/usecases/shared/staff-change.ts',
    find: 'const given = await approvals.find(claim.mutationId);',
    replace: "const given = (await approvals.find(claim.mutationId)) ?? { by: 'Elif' };",
    tests: [LINES],
  },
  {
    name: 'a bill is merged away under a party that still orders on it',
    file: LINE_CHANGES,
    find: 'if (sat && !input.freesTable) return { conflict: null };',
    replace: '',
    tests: [LINES],
  },
  {
    name: 'what a tablet sends for a bill that it began at a taken table is lost',
    file: MOVED,
    find: '{ mergedInto: id, closedAt: at, closedBy: by },',
    replace: '{ closedAt: at, closedBy: by },',
    tests: [LINES],
  },
  {
    name: 'a dish that is made again is charged again',
    file: MOVED,
    find: 'quantity: pieces, unitKurus: 0, isRedeemed: false',
    replace: 'quantity: pieces, isRedeemed: false',
    tests: [LINES],
  },
  {
    name: 'what is made again stays in the kitchen though it was taken back',
    file: LINE_CHANGES,
    find: "const again = first.kind === 'remake' ? await deps.orders.find(input.entry) : null;",
    replace: 'const again = null as { row: OrderRow } | null;',
    tests: [LINES],
  },
  {
    name: 'pieces that go to another bill stay on theirs as well',
    file: MOVED,
    find: 'quantity: -pieces,\n    kurus,',
    replace: 'quantity: 0,\n    kurus: 0,',
    tests: [LINES],
  },
  {
    name: 'a dish that was not made uses stock',
    file: 'server/repositories/statements/stock-statements.ts',
    find: "(e.kind = 'move' or (e.kind = 'void' and e.was_made = 0",
    replace: "(e.kind = 'move' or (e.kind = 'void' and e.was_made = 2",
    tests: [LINES],
  },
  {
    name: 'a waiter gives any discount',
    file: RULES,
    find: "return sum * 100 > full * limits['till.discountLimit'];",
    replace: 'return false;',
    tests: [LIMITS],
  },
  {
    name: 'anybody undoes another person’s entry',
    file: RULES,
    find: "return (isOwn && ageMs < UNDO_ENTRY_MS) || may(role, 'bills.approve');",
    replace: 'return ageMs < UNDO_ENTRY_MS;',
    tests: [LIMITS],
  },
  {
    name: 'a cancelled line that has moved stays on its new bill',
    file: 'server/repositories/orders.repository.ts',
    find: 'const others = isCancelled ? new Set(lines.map(({ billId }) => billId)) : new Set<string>();',
    replace: 'const others = new Set<string>();',
    tests: [LINES],
  },
];

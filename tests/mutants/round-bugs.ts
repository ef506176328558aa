import type { PlantedBug } from './planted-bug';

const API = 'tests/api/orders/take-order.test.ts';
const TABLET = 'tests/offline/orders/take-order.test.ts';
const RULES = 'src/domain/orders/take-order.test.ts';

const TAKE_ORDER = 'server/usecases/orders/take-order.ts';
const PLACE = 'server/usecases/shared/bill-of-order.ts';
const ENTRIES = 'src/data/outbox/outbox.ts';

/** Bugs of the rounds that staff type, and of tabs. */
export const ROUND_BUGS: readonly PlantedBug[] = [
  {
    name: 'a round leaves the tablet before it can be taken back',
    file: ENTRIES,
    find: 'if (isHeld(entry, now)) return false;',
    replace: '',
    tests: [TABLET],
  },
  {
    name: 'a refused round holds back the next one of its table',
    file: ENTRIES,
    find: "return isFact(kind) || kind === 'order.take' || kind === 'line.tick';",
    replace: "return isFact(kind) || kind === 'line.tick';",
    tests: [TABLET],
  },
  {
    name: 'a question about a step of an order holds back its ticks',
    file: ENTRIES,
    find: "return isFact(kind) || kind === 'order.take' || kind === 'line.tick';",
    replace: "return isFact(kind) || kind === 'order.take';",
    tests: ['tests/offline/orders/tick-line.test.ts'],
  },
  {
    name: 'of two taps on a dish the one that arrives last wins',
    file: 'src/domain/orders/line-tick.ts',
    find: 'return at > (tickedAt ?? Number.NEGATIVE_INFINITY);',
    replace: 'return true;',
    tests: ['src/domain/orders/line-tick.test.ts'],
  },
  {
    name: 'an order is ready with its first tick',
    file: 'src/domain/orders/line-tick.ts',
    find: 'live.every(({ readyAt }) => readyAt !== null)',
    replace: 'live.some(({ readyAt }) => readyAt !== null)',
    tests: ['src/domain/orders/line-tick.test.ts'],
  },
  {
    name: 'a dish that is taken off keeps its order from being ready',
    file: 'server/usecases/shared/bill-of-order.ts',
    find: 'const after = linesLeft(order, entries);',
    replace: 'const after = before;',
    tests: ['tests/api/orders/stations.test.ts'],
  },
  {
    name: 'what a tablet sends under its own name for a taken table is lost',
    file: PLACE,
    find: "return { ...there, begins: { kind: 'table', named: id } };",
    replace: 'return there;',
    tests: [API],
  },
  {
    name: 'a round for a party that has left goes to its bill without a question',
    file: TAKE_ORDER,
    find: 'if (closedAt !== null && closedAt < doneAt && !isLate) {',
    replace: 'if (false) {',
    tests: [API],
  },
  {
    name: 'a round is stored twice when its response got lost',
    file: TAKE_ORDER,
    find: 'if (!order) return null;',
    replace: 'return null;',
    tests: [API],
  },
  {
    name: 'a colleague gets the round of a lost response as their own',
    file: TAKE_ORDER,
    find: "if (order.row.authorId !== member.id) throw new DomainError('conflict');",
    replace: '',
    tests: [API],
  },
  {
    name: 'the bill of a table forgets whose points its rounds earn',
    file: TAKE_ORDER,
    find: 'told ?? place?.row?.memberId',
    replace: 'told',
    tests: [API],
  },
  {
    name: 'a member who is named later gets no points of the rounds before',
    file: 'server/usecases/bills/bills.ts',
    find: '[roundsGiven(row, memberId, won)]',
    replace: '[]',
    tests: [API],
  },
  {
    name: 'any price of a tablet counts as that of the tap',
    file: 'src/domain/orders/tap-price.ts',
    find: 'fromKurus !== null && fromKurus + friesKurus(line) === tapped,',
    replace: 'fromKurus !== null,',
    tests: [RULES],
  },
  {
    name: 'a tab that sits down keeps its tickets without the table',
    file: 'server/repositories/statements/moved-lines.ts',
    find: 'const isElsewhere = seatingId !== null || freed !== null;',
    replace: 'const isElsewhere = freed !== null;',
    tests: [API],
  },
];

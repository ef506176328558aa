import type { PlantedBug } from './planted-bug';

const API = 'tests/api';
const OFFLINE = 'tests/offline';

/** Lists bugs in staff mutations and device switches. */
export const STAFF_BUGS: readonly PlantedBug[] = [
  {
    name: 'a dish is switched over the head of who was first',
    file: 'server/usecases/menu/change-menu.ts',
    find: 'if (from !== undefined && from !== row.isAvailable) {',
    replace: 'if (from === null) {',
    tests: [`${API}/orders/availability.test.ts`],
  },
  {
    name: 'a second person who acknowledges an alarm takes the order from the first',
    file: 'server/usecases/orders/change-order.ts',
    find: "isAcknowledged(row.acknowledgedAt, acknowledgedAt, rules['bar.silenceMinutes'])",
    replace: 'false',
    tests: [`${API}/orders/order-alarm.test.ts`],
  },
  {
    name: 'an order handed over goes out under another id than its phone’s',
    file: 'src/data/commands/orders/staff-orders.ts',
    find: '    id: qrOrder.id,\n    mutation',
    replace: '    id: deps.newId(),\n    mutation',
    tests: [`${OFFLINE}/orders/import-qr-order.test.ts`],
  },
  {
    name: 'a code goes by the clock of its phone, however wrong',
    file: 'src/data/commands/orders/show-qr-order.ts',
    find: 'createdAt + (await knownBarOffset(db, deps.now()))',
    replace: 'createdAt + 0 * (await knownBarOffset(db, deps.now()))',
    tests: [`${OFFLINE}/sync/wrong-phone-clock.test.ts`],
  },
  {
    name: 'drinks run from when the tablet got through',
    file: 'server/usecases/bookings/staff-bookings.ts',
    find: 'servedAt(row.receivedAt, at, ageMs)',
    replace: 'servedAt(row.receivedAt, at, 0 * ageMs)',
    tests: [`${OFFLINE}/bookings/brunch-facts.test.ts`],
  },
  {
    name: 'who walks in is put where a party sits',
    file: 'server/usecases/tables/seat-parties.ts',
    find: 'if (sitting) throw taken(table, { guestName: sitting.guestName, startsAt: sitting.since });',
    replace: '',
    tests: [`${API}/tables/seat-guests.test.ts`],
  },
  {
    name: 'wrong PINs without a line leave no trace',
    file: 'src/data/commands/unlock-tablet.ts',
    find: "if (verdict.is === 'locked' && verdict.isNew) await reportPinLock(deps, input);",
    replace: '',
    tests: [`${OFFLINE}/staff/tablet-lock.test.ts`],
  },
  {
    name: 'a mutation of a session that is over waits for its person, unseen by who is here',
    file: 'src/data/outbox/send.ts',
    find: 'return isTheirs ? entry : releasedTo(entry, principal, deps.now());',
    replace: 'return entry;',
    tests: [`${OFFLINE}/staff/staff-session.test.ts`],
  },
  {
    name: 'what was served comes back at any time',
    file: 'server/usecases/orders/change-order.ts',
    find: "if (status !== 'completed' || may(member.role, 'orders.reopen')) return;",
    replace: 'return;',
    tests: [`${API}/orders/order-status.test.ts`],
  },
  {
    name: 'rows of the audit are sealed without the key of the server',
    file: 'server/db/audit-chain.ts',
    find: "key ? createHmac('sha256', key) : createHash('sha256')",
    replace: "createHash('sha256')",
    tests: [`${API}/office/audit-chain.test.ts`],
  },
  {
    name: 'a booking that moves is in its own way',
    file: 'server/repositories/statements/table-capacity.ts',
    find: 'and not ${isTaken(sql`t.id`, span, changes?.id)}',
    replace: 'and not ${isTaken(sql`t.id`, span)}',
    tests: ['tests/api/bookings/guest-changes.test.ts'],
  },
  {
    name: 'a guest’s change overwrites the change that was first',
    file: 'server/usecases/bookings/guest-changes.ts',
    find: 'if (isSameTime(current, from)) return false;',
    replace: 'if (isSameTime(from, from)) return false;',
    tests: ['tests/api/bookings/guest-changes.test.ts'],
  },
  {
    name: 'a reminder that waited for the mail server comes at night',
    file: 'src/domain/bookings/mail/reminders.ts',
    find: '|| hour >= LAST_HOUR',
    replace: '',
    tests: ['tests/api/bookings/reminder-mail.test.ts'],
  },
  {
    name: 'a change of a booking overwrites the colleague’s change that was first',
    file: 'server/usecases/bookings/edit-bookings.ts',
    find: 'if (clashingFields(now, wanted, from).length > 0)',
    replace: 'if (clashingFields(from, wanted, from).length > 0)',
    tests: ['tests/api/bookings/staff-write.test.ts'],
  },
  {
    name: 'a table that is joined to another is free for other parties',
    file: 'server/repositories/statements/table-capacity.ts',
    find: 'and ${tableId} in (select value from json_each(${booking}.joined_tables)))`;',
    replace: 'and ${tableId} in (select 0))`;',
    tests: ['tests/api/bookings/staff-write.test.ts'],
  },
  {
    name: 'a party that grows within its table moves to another one',
    file: 'server/usecases/bookings/seats-for.ts',
    find: '(isEnough && tablesFor',
    replace: '(!isEnough && tablesFor',
    tests: ['tests/api/bookings/staff-write.test.ts'],
  },
  {
    name: 'two devices write the last table at once and both have it',
    file: 'server/repositories/table-assignments.ts',
    find: 'isOver ? [] : tables.map',
    replace: 'isOver || tables.length > 0 ? [] : tables.map',
    tests: ['tests/api/bookings/staff-write.test.ts'],
  },
];

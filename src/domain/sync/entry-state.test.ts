import { describe, expect, test } from 'vitest';
import {
  ENTRY_EVENTS,
  ENTRY_STATES,
  isTerminal,
  isUnsent,
  nextEntryState,
  OTHER_PERSON,
} from './mutation';

describe('what would be lost with the device', () => {
  test('is every entry that the server may not have', () => {
    expect(ENTRY_STATES.filter((state) => isUnsent({ state }))).toEqual([
      'queued',
      'sending',
      'needs_user',
      'blocked_auth',
      'blocked_upgrade',
      'quarantined',
    ]);
  });

  test('is not an entry that the server refused', () => {
    expect(isUnsent({ state: 'needs_user', lastHttp: 409, lastCode: 'conflict' })).toBe(false);
    expect(isUnsent({ state: 'rejected', lastHttp: 403 })).toBe(false);
  });

  test('is a mutation that grew too old here after a session had ended', () => {
    expect(isUnsent({ state: 'needs_user', lastHttp: 401, lastCode: 'stale_order' })).toBe(true);
  });

  test('is a mutation of another person, whatever its state', () => {
    expect(isUnsent({ state: 'needs_user', lastHttp: 409, lastCode: OTHER_PERSON })).toBe(true);
  });
});

/**
 * The table restates the transitions independently: one row per state, one column per event in the order of
 * ENTRY_EVENTS, `·` for "stays".
 */
const TABLE = `
                 claim   ack   arrived transient leaseExpired domain409  permanent4xx unauth       upgrade426      poison      ttl        reauthSame reauthOther updateApplied userConfirm userAgain userCancel
queued           sending ·     acked   ·         ·            ·          ·            ·            ·               ·           needs_user ·          needs_user  ·             ·           ·         cancelled
sending          ·       acked ·       queued    queued       needs_user rejected     blocked_auth blocked_upgrade quarantined ·          ·          ·           ·             ·           ·         ·
needs_user       ·       ·     acked   ·         ·            ·          ·            ·            ·               ·           ·          queued     ·           ·             superseded  queued    cancelled
blocked_auth     ·       ·     acked   ·         ·            ·          ·            ·            ·               ·           needs_user queued     needs_user  ·             ·           ·         cancelled
blocked_upgrade  ·       ·     acked   ·         ·            ·          ·            ·            ·               ·           needs_user ·          ·           queued        ·           ·         cancelled
quarantined      ·       ·     acked   ·         ·            ·          ·            ·            ·               ·           ·          ·          ·           ·             queued      ·         cancelled
rejected         ·       ·     acked   ·         ·            ·          ·            ·            ·               ·           ·          ·          ·           ·             superseded  ·         cancelled
acked            ·       ·     ·       ·         ·            ·          ·            ·            ·               ·           ·          ·          ·           ·             ·           ·         ·
cancelled        ·       ·     ·       ·         ·            ·          ·            ·            ·               ·           ·          ·          ·           ·             ·           ·         ·
superseded       ·       ·     ·       ·         ·            ·          ·            ·            ·               ·           ·          ·          ·           ·             ·           ·         ·
`;

const [events = [], ...rows] = TABLE.trim()
  .split('\n')
  .map((row) => row.trim().split(/\s+/));
const cells = rows.flatMap(([state = '', ...nexts]) =>
  nexts.map((next, column) => ({ state, event: events[column] ?? '', next })),
);

describe('an outbox entry', () => {
  test('has ten states and seventeen events, and the table knows them all', () => {
    expect(events).toEqual([...ENTRY_EVENTS]);
    expect(rows.map(([state]) => state)).toEqual([...ENTRY_STATES]);
    expect(cells).toHaveLength(170);
  });

  test.each(cells)('$state + $event → $next', ({ state, event, next }) => {
    const from = ENTRY_STATES.find((one) => one === state) ?? 'queued';
    const what = ENTRY_EVENTS.find((one) => one === event) ?? 'claim';
    expect(nextEntryState(from, what)).toBe(next === '·' ? state : next);
  });

  test('ends as acked, cancelled or superseded, and stays so whatever happens', () => {
    const ends = ENTRY_STATES.filter(isTerminal);
    expect(ends).toEqual(['acked', 'cancelled', 'superseded']);
    for (const end of ends) {
      for (const event of ENTRY_EVENTS) expect(nextEntryState(end, event)).toBe(end);
    }
  });

  test('can be ended by a person from every state in which it waits for one', () => {
    const waiting = ENTRY_STATES.filter((state) => !isTerminal(state) && state !== 'sending');
    expect(waiting.map((state) => nextEntryState(state, 'userCancel'))).toEqual(
      waiting.map(() => 'cancelled'),
    );
  });
});

import type { TableBookingRead } from '#domain/bookings/booking';
import { slotAt } from '#domain/bookings/slots';
import type { OutboxEntry } from '#domain/registry/outbox-entry';
import { isTerminal } from '#domain/sync/entry-state';
import { entityIdOf, staffIdOf } from '#domain/sync/mutation';
import { recordOf, textField } from '../json';
import type { People } from '../outbox/optimistic-rows';
import type { TablesById } from './booked-table';

export function waitingWalkIns(
  entries: readonly OutboxEntry[],
  known: ReadonlySet<string>,
  { tables, people }: { tables: TablesById; people: People },
): TableBookingRead[] {
  return entries
    .filter(({ kind, state }) => kind === 'reservation.walk_in' && !isTerminal(state))
    .filter(({ entityKey }) => !known.has(entityIdOf(entityKey)))
    .map((entry) => walkInRow(entry, { tables, people }));
}

function walkInRow(
  { entityKey, body, createdAt, principal }: OutboxEntry,
  { tables, people }: { tables: TablesById; people: People },
): TableBookingRead {
  const told = recordOf(body);
  const at = new Date(createdAt).toISOString();
  const tableId = typeof told?.tableId === 'number' ? told.tableId : null;
  const table = tableId === null ? undefined : tables.get(tableId);
  return {
    id: entityIdOf(entityKey),
    v: 0,
    status: 'seated',
    statusAt: at,
    statusBy: people[staffIdOf(principal) ?? ''] ?? null,
    createdAt: at,
    reservationDate: at,
    ...slotAt(createdAt),
    partySize: typeof told?.partySize === 'number' ? told.partySize : 0,
    tableId,
    tableLabel: table?.label ?? null,
    guestName: textField(told, 'guestName') ?? '',
    guestEmail: null,
    guestPhone: '',
    specialRequests: null,
    tablePreference: table?.area ?? 'indoor',
  };
}

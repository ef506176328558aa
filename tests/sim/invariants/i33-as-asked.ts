import { isDeepStrictEqual } from 'node:util';
import { editedFieldsOf } from '#domain/bookings/booking-edit';
import { recordOf } from '../../../src/data/json';
import type { Invariant } from '../invariant';

/** I33: an accepted booking or change of a guest or of staff has the time, size and tables asked for, at a table. */
export const changedAsAsked: Invariant = {
  name: 'I33 changed as asked',
  harm: 'wrong',
  onReply(_world, _sent, { status, text }, { born }) {
    if (status >= 300 || !/^(reservation|brunch)\.(change|add|edit)$/.test(born.kind))
      return undefined;
    const is = editedFieldsOf(recordOf(text)?.reservation as Parameters<typeof editedFieldsOf>[0]);
    const asked = Object.entries(recordOf(born.body) ?? {}).filter(([field]) => ASKED.has(field));
    if (asked.length > 0 && is.tables.length === 0) return `${born.path} got no table`;
    const wrong = asked.find(
      ([field, value]) => !isAny(value) && !isDeepStrictEqual(value, is[field as keyof typeof is]),
    );
    return wrong && `${born.path} asked for ${JSON.stringify(wrong)} and got ${JSON.stringify(is)}`;
  },
};

const ASKED: ReadonlySet<string> = new Set([
  'serviceDay',
  'reservationTime',
  'partySize',
  'tables',
]);

/** An empty list of tables: the server chooses. */
function isAny(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

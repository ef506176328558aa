import * as v from 'valibot';
import { slotInstant } from '#domain/bookings/booking';
import type { MenuItem } from '#domain/menu/menu-item';
import { liraText } from '#domain/money';
import { DEFAULT_CITY } from '#domain/orders/delivery';
import { orderLinesOf, type RoundLine } from '#domain/orders/round';
import { takeOrderInput } from '#domain/orders/take-order';
import { businessDay } from '#domain/venue';
import type { Round } from '../../data/commands/orders/take-order';
import type { Pad } from './use-pad';
import type { Place } from './WhereTo';

export type FieldFaults = Partial<Record<'name' | 'phone' | 'time' | 'address', string>>;

type Told = Pick<Pad, 'draft' | 'priced'> & {
  place: Place;
  now: number;
  items: readonly MenuItem[];
};

/** Stands for the bill of a round that has none yet. */
export const NEW_BILL = 'new';

export function hasAlcohol(lines: readonly RoundLine[], items: readonly MenuItem[]): boolean {
  return lines.some(({ itemId }) => items.some(({ id, alcohol }) => id === itemId && alcohol));
}

/** Returns what is sent, or what the person has not said yet. */
export function roundBody(told: Told): { round: Round } | { faults: FieldFaults } {
  const round = roundOf(told);
  // The command finds or names the bill.
  const parsed = v.safeParse(takeOrderInput, { bill: '', ...round });
  if (parsed.success) return { round };
  const faults: FieldFaults = {};
  for (const { path, message } of parsed.issues) {
    const field = FIELDS[String(path?.at(-1)?.key)];
    if (field) faults[field] ??= message;
  }
  return { faults };
}

const FIELDS: Readonly<Record<string, keyof FieldFaults>> = {
  name: 'name',
  guestName: 'name',
  fullName: 'name',
  phone: 'phone',
  guestPhone: 'phone',
  wantedAt: 'time',
  address: 'address',
};

function roundOf({ draft, priced, place, now, items: menu }: Told): Round {
  const { lines, name, phone, time, address, note, memberId, memberName } = draft;
  const items = orderLinesOf(lines).map((line, at) => {
    const kurus = priced.kurusOf.get(lines[at]?.id ?? 0) ?? 0;
    return { ...line, price: liraText(kurus / line.quantity) };
  });
  const isAgeSeen = draft.ageSeenOn === (place.bill?.id ?? NEW_BILL) && hasAlcohol(lines, menu);
  const shared = {
    ...{ items, totalAmount: liraText(priced.totalKurus) },
    // A bill that exists has its member already.
    ...(memberId && !place.bill && { memberId, memberName }),
    ...(isAgeSeen && { ageSeen: true }),
  };
  const wanted = time && {
    wantedAt: new Date(
      slotInstant({ serviceDay: businessDay(now), reservationTime: time }),
    ).toISOString(),
  };
  switch (place.kind) {
    case 'collection': {
      const guest = { guestName: name, ...(phone && { guestPhone: phone }) };
      return { ...shared, serviceType: 'collection', ...guest, ...wanted };
    }
    case 'delivery': {
      const deliveryAddress = {
        ...{ fullName: name, phone, address, city: DEFAULT_CITY },
        ...(note && { instructions: note }),
      };
      return { ...shared, serviceType: 'delivery', deliveryAddress, ...wanted };
    }
    case 'tab':
      return {
        ...shared,
        serviceType: 'table',
        ...(place.bill && { bill: place.bill.id }),
        tab: { name: place.bill?.label ?? name },
      };
    case 'table':
      return {
        ...shared,
        serviceType: 'table',
        ...(place.table && { tableId: place.table.id }),
        ...(place.isLate && place.bill && { bill: place.bill.id, isLate: true }),
      };
  }
}

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { useLingui as useMacro } from '@lingui/react/macro';
import type { TableArea } from '#domain/bookings/booking';
import type { Slot } from '#domain/bookings/slots';
import { formatDayOfMonth } from '../../i18n/day-text';
import { useLanguage } from '../../i18n/use-language';

const AREA: Record<TableArea, MessageDescriptor> = {
  indoor: msg`indoor`,
  outdoor: msg`outdoor`,
  barSeating: msg`bar seating`,
  privateArea: msg`private area`,
};

const PARTY: Record<string, MessageDescriptor> = {
  2: msg`1-2 people`,
  4: msg`3-4 people`,
  6: msg`5-6 people`,
  8: msg`7-8 people`,
  10: msg`9+ people`,
};

export function useAreaText(): (area: string) => string {
  const { _ } = useLingui();
  return (area) => (Object.hasOwn(AREA, area) ? _(AREA[area as TableArea]) : area);
}

/** Returns a table booking's party: "3-4 people". */
export function usePartyText(): (partySize: number) => string {
  const { _ } = useLingui();
  return (partySize) => {
    const words = PARTY[partySize];
    return words ? _(words) : String(partySize);
  };
}

/** Returns a slot's label; a slot after midnight names its evening. */
export function useSlotText(): (slot: Slot) => string {
  const { t } = useMacro();
  const language = useLanguage();
  return ({ serviceDay, reservationTime }) => {
    if (reservationTime >= '04:00') return reservationTime;
    const isMidnight = reservationTime === '00:00';
    if (serviceDay === '') {
      return isMidnight ? t`00:00 (midnight)` : t`${reservationTime} (after midnight)`;
    }
    const date = formatDayOfMonth(serviceDay, language);
    if (!isMidnight) return t`${reservationTime} (after midnight, night of ${date})`;
    return t`00:00 (midnight, night of ${date})`;
  };
}

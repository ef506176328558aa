import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { useLingui as useMacro } from '@lingui/react/macro';
import type { Slot, TablePreference } from '#domain/bookings/booking';
import { TABLE_PREFERENCES } from '#domain/bookings/booking';
import type { BookingOnDevice } from '../../data/react/use-booking';
import { formatDayOfMonth } from '../../i18n/day-text';
import { useErrorText } from '../../i18n/error-text';
import { useLanguage } from '../../i18n/language';

const AREA: Record<TablePreference, MessageDescriptor> = {
  any: msg`No preference`,
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
  return (area) => {
    const known = TABLE_PREFERENCES.find((one) => one === area);
    return known ? _(AREA[known]) : area;
  };
}

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

/** Returns why a booking was not accepted, in the server's own words if it sent any. */
export function useRefusalText(): (shown: BookingOnDevice) => string | null {
  const errorText = useErrorText();
  return (shown) => {
    switch (shown.state) {
      case 'refused':
        return shown.message || errorText(shown.code);
      case 'slot_taken':
      case 'deposit_changed':
        return errorText(shown.state);
      case 'too_late':
        return errorText('booking.too_late');
      default:
        return null;
    }
  };
}

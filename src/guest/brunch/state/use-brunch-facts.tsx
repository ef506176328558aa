import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Slot } from '#domain/bookings/slots';
import type { PartyChoices } from '#domain/brunch/brunch-party';
import { formatDay } from '../../../i18n/day-text';
import { useLanguage } from '../../../i18n/use-language';
import { useChoiceFacts } from '../../booking/use-choice-facts';

/** Returns a booking's choices by name; an empty list means no choices. */
export function useBrunchFacts(
  booked: PartyChoices & Slot & { partySize: number },
): [name: string, value: ReactNode][] {
  const { t } = useLingui();
  const language = useLanguage();
  const choiceFacts = useChoiceFacts();
  return [
    [t`Date`, booked.serviceDay ? formatDay(booked.serviceDay, language) : '–'],
    [t`Time`, booked.reservationTime || '–'],
    [t`People`, booked.partySize || '–'],
    ...choiceFacts(booked),
  ];
}

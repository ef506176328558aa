import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { BrunchRead } from '#domain/brunch/brunch-booking';
import { formatDay } from '../../i18n/day-text';
import { useLanguage } from '../../i18n/use-language';
import { BrunchName } from './BrunchName';

type Booked = Pick<
  BrunchRead,
  | 'selectedFood'
  | 'selectedSauce'
  | 'selectedDrink'
  | 'serviceDay'
  | 'reservationTime'
  | 'partySize'
>;

type Fact = [name: string, value: ReactNode];

/** What was booked, name by name; nothing for nothing. */
export function useBrunchFacts(booked: Booked | null): Fact[] {
  const { t } = useLingui();
  const language = useLanguage();
  if (!booked) return [];
  const { selectedSauce } = booked;
  const sauce: Fact[] = selectedSauce
    ? [[t`Sauce`, <BrunchName key="sauce" value={selectedSauce} />]]
    : [];
  return [
    [t`Date`, booked.serviceDay ? formatDay(booked.serviceDay, language) : '–'],
    [t`Time`, booked.reservationTime || '–'],
    [t`People`, booked.partySize || '–'],
    [t`Food`, <BrunchName key="food" value={booked.selectedFood} />],
    ...sauce,
    [t`First drink`, <BrunchName key="drink" value={booked.selectedDrink} />],
  ];
}

import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { daysWithoutBookings, openSlots } from '#domain/bookings/open-slots';
import type { Slot } from '#domain/bookings/slots';
import { type TableRules, tableRulesIn } from '#domain/bookings/table-rules';
import { addDays } from '#domain/days';
import { useGuestRules, useOpening } from '../../data/react/use-venue';
import { ChoiceField } from '../../ui/form/ChoiceField';
import { CalendarField } from '../../ui/form/calendar/CalendarField';
import type { ControlBinding, FieldBinding } from '../../ui/form/field-binding';
import { SelectField } from '../../ui/form/SelectField';
import { useSlotText } from './booking-words';

type Bound = { field: FieldBinding<string>; control: ControlBinding };

export type Days = { first: string; last: string };

type DayFieldProps = Bound & { days: Days; hasStrip?: boolean };

/** With the strip, one tap chooses one of the next days; the calendar has the others. */
export function DayField({ days: { first, last }, hasStrip = false, ...props }: DayFieldProps) {
  const { t } = useLingui();
  const { closedDays } = useGuestRules();
  const opening = useOpening();
  const closed = useMemo(
    () => daysWithoutBookings(opening, closedDays, { first, last }),
    [opening, closedDays, first, last],
  );
  const strip = hasStrip && nextDays({ first, last }, closed);
  return (
    <CalendarField
      {...props}
      label={t`Date`}
      min={first}
      max={last}
      closed={closed}
      {...(strip && { strip })}
    />
  );
}

const STRIP_DAYS = 14;

function nextDays({ first, last }: Days, closed: readonly string[]): string[] {
  const days: string[] = [];
  for (let day = first; day <= last && days.length < STRIP_DAYS; day = addDays(day, 1)) {
    if (!closed.includes(day)) days.push(day);
  }
  return days;
}

type TimesProps = {
  slots: readonly string[];
  /** An empty string means that no evening is chosen yet: then every time is possible. */
  day?: string;
  /** True for a slot of a chosen evening that is too close. */
  isOver?: (slot: Slot) => boolean;
};

export function SlotField({ slots, day = '', isOver, ...props }: Bound & TimesProps) {
  const { t } = useLingui();
  const slotText = useSlotText();
  const isOffered = useOffered({ day, isOver });
  const options = slots.map((reservationTime) => ({
    value: reservationTime,
    label: slotText({ serviceDay: day, reservationTime }),
    unavailable: !isOffered(reservationTime),
  }));
  return (
    <SelectField {...props} label={t`Time`} placeholder={t`Choose a time`} options={options} />
  );
}

type TimeFieldProps = Bound & TimesProps & { isFull?: (time: string) => boolean };

/** Shows the times as buttons; a full one can be chosen, for the waitlist. */
export function TimeField({ slots, day = '', isOver, isFull, ...props }: TimeFieldProps) {
  const { t } = useLingui();
  const isOffered = useOffered({ day, isOver });

  function noteOn(time: string) {
    if (isFull?.(time)) return t`Full`;
    if (time === '00:00') return t`midnight`;
    return time < '04:00' ? t`at night` : undefined;
  }

  return (
    <ChoiceField
      {...props}
      label={t`Time`}
      layout="times"
      options={slots.map((time) => ({
        value: time,
        label: time,
        note: noteOn(time),
        isFaint: isFull?.(time) === true,
        unavailable: !isOffered(time),
      }))}
    />
  );
}

function useOffered({ day, isOver }: Pick<TimesProps, 'isOver'> & { day: string }) {
  const opening = useOpening();
  return (reservationTime: string) =>
    day === '' ||
    (openSlots(opening, day, [reservationTime]).length > 0 &&
      !isOver?.({ serviceDay: day, reservationTime }));
}

/** Returns what can be booked, as last told; the server decides. */
export function useTableRules(): TableRules {
  const { bookings } = useGuestRules();
  return useMemo(() => tableRulesIn(bookings), [bookings]);
}

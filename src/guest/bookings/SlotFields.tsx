import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { daysWithoutBookings, openSlots } from '#domain/bookings/open-slots';
import type { Slot } from '#domain/bookings/slots';
import { type TableRules, tableRulesIn } from '#domain/bookings/table-rules';
import { useGuestRules, useOpening } from '../../data/react/use-venue';
import { CalendarField } from '../../ui/form/calendar/CalendarField';
import type { ControlBinding, FieldBinding } from '../../ui/form/field-binding';
import { SelectField } from '../../ui/form/SelectField';
import { useSlotText } from './booking-words';

type Bound = { field: FieldBinding<string>; control: ControlBinding };

export type Days = { first: string; last: string };

type DayFieldProps = Bound & { days: Days; layout?: 'inline' };

export function DayField({ days: { first, last }, ...props }: DayFieldProps) {
  const { t } = useLingui();
  const { closedDays } = useGuestRules();
  const opening = useOpening();
  const closed = useMemo(
    () => daysWithoutBookings(opening, closedDays, { first, last }),
    [opening, closedDays, first, last],
  );
  return <CalendarField {...props} label={t`Date`} min={first} max={last} closed={closed} />;
}

type SlotFieldProps = Bound & {
  slots: readonly string[];
  /** An empty string means that no evening is chosen yet: then every time is possible. */
  day?: string;
  /** True for a slot of a chosen evening that is too close. */
  isOver?: (slot: Slot) => boolean;
};

export function SlotField({ slots, day = '', isOver, ...props }: SlotFieldProps) {
  const { t } = useLingui();
  const slotText = useSlotText();
  const opening = useOpening();
  const options = slots.map((reservationTime) => {
    const slot = { serviceDay: day, reservationTime };
    const isOpen = day === '' || openSlots(opening, day, [reservationTime]).length > 0;
    return {
      value: reservationTime,
      label: slotText(slot),
      unavailable: !isOpen || (day !== '' && isOver?.(slot) === true),
    };
  });
  return (
    <SelectField {...props} label={t`Time`} placeholder={t`Choose a time`} options={options} />
  );
}

/** Returns what can be booked, as last told; the server decides. */
export function useTableRules(): TableRules {
  const { bookings } = useGuestRules();
  return useMemo(() => tableRulesIn(bookings), [bookings]);
}

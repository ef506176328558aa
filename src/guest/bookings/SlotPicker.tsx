import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import type { Alternative } from '#domain/bookings/free-tables';
import { tableDays } from '#domain/bookings/slots';
import { timeForm } from '#domain/bookings/table-booking-form';
import { isDay } from '#domain/days';
import { businessDay } from '#domain/venue';
import type { LocalBooking } from '../../data/react/use-booking';
import { useBrunchRules } from '../../data/react/use-venue';
import { Button } from '../../ui/controls/Button';
import { bound } from '../../ui/form/field-binding';
import { SchemaForm, useSchemaForm } from '../../ui/form/SchemaForm';
import * as styles from './booking.css';
import { DayField, SlotField, useTableRules } from './SlotFields';

export type NewTime = Pick<Alternative, 'serviceDay' | 'reservationTime'> &
  Partial<Pick<Alternative, 'tablePreference'>>;

type SlotPickerProps = {
  local: LocalBooking;
  isBusy: boolean;
  onTake: (time: NewTime) => void;
};

/** Lets the guest choose another day and time for the same party. */
export function SlotPicker(props: SlotPickerProps) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <TimeForm {...props} />;
  return (
    <Button tone="outline" size="cta" block onClick={() => setOpen(true)}>
      <Trans>Pick another time</Trans>
    </Button>
  );
}

function TimeForm({ local: { kind, wish }, isBusy, onTake }: SlotPickerProps) {
  const { t } = useLingui();
  const brunch = useBrunchRules();
  const table = useTableRules();
  const slots = kind === 'brunch' ? brunch.slots : table.times;
  const schema = useMemo(() => timeForm(slots), [slots]);
  const [days] = useState(() => daysFor(kind, Date.now(), table.daysAhead));
  const [initialValues] = useState(() => ({
    reservationDate: isDay(wish.serviceDay) && wish.serviceDay >= days.first ? wish.serviceDay : '',
    reservationTime: slots.includes(wish.reservationTime) ? wish.reservationTime : '',
  }));
  const { form, Field } = useSchemaForm(schema, { initialValues });
  return (
    <SchemaForm
      of={form}
      schema={schema}
      onSubmit={({ reservationDate, reservationTime }) =>
        onTake({ serviceDay: reservationDate, reservationTime })
      }
    >
      <div className={styles.pair}>
        <Field name="reservationDate">{bound(DayField, { days })}</Field>
        <Field name="reservationTime">{bound(SlotField, { slots })}</Field>
      </div>
      <Button type="submit" size="cta" block busy={isBusy}>{t`Book this time`}</Button>
    </SchemaForm>
  );
}

function daysFor(kind: LocalBooking['kind'], now: number, daysAhead: number) {
  const days = tableDays(now, daysAhead);
  return kind === 'brunch' ? { ...days, first: businessDay(now) } : days;
}

import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { tableDays } from '#domain/bookings/slots';
import { timeForm } from '#domain/bookings/table-booking-form';
import { isDay } from '#domain/days';
import { businessDay } from '#domain/venue';
import type { LocalBooking } from '../../data/react/use-booking';
import { useBrunchRules } from '../../data/react/use-venue';
import { Button } from '../../ui/controls/Button';
import { CalendarField } from '../../ui/form/calendar/CalendarField';
import { SchemaForm } from '../../ui/form/SchemaForm';
import { useSchemaForm } from '../../ui/form/use-schema-form';
import type { NewTime } from './BookingRequest';
import * as styles from './booking.css';
import { SlotField } from './SlotField';
import { useClosedDays } from './use-bookable';
import { useTableRules } from './use-table-rules';

type AnotherTimeProps = {
  local: LocalBooking;
  isBusy: boolean;
  onTake: (time: NewTime) => void;
};

/** Lets the guest choose another day and time for the same party. */
export function SlotPicker(props: AnotherTimeProps) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <TimeForm {...props} />;
  return (
    <Button tone="outline" size="cta" block onClick={() => setOpen(true)}>
      <Trans>Pick another time</Trans>
    </Button>
  );
}

function TimeForm({ local: { kind, wish }, isBusy, onTake }: AnotherTimeProps) {
  const { t } = useLingui();
  const brunch = useBrunchRules();
  const table = useTableRules();
  const slots = kind === 'brunch' ? brunch.slots : table.times;
  const schema = useMemo(() => timeForm(slots), [slots]);
  const [days] = useState(() => daysFor(kind, Date.now(), table.daysAhead));
  const closedDays = useClosedDays(days.first, days.last);
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
        <Field name="reservationDate">
          {(field, control) => (
            <CalendarField
              {...{ field, control }}
              label={t`Date`}
              min={days.first}
              max={days.last}
              closed={closedDays}
            />
          )}
        </Field>
        <Field name="reservationTime">
          {(field, control) => (
            <SlotField {...{ field, control }} slots={slots} placeholder={t`Choose a time`} />
          )}
        </Field>
      </div>
      <Button type="submit" size="cta" block busy={isBusy}>{t`Book this time`}</Button>
    </SchemaForm>
  );
}

function daysFor(kind: LocalBooking['kind'], now: number, daysAhead: number) {
  const days = tableDays(now, daysAhead);
  return kind === 'brunch' ? { ...days, first: businessDay(now) } : days;
}

import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import * as v from 'valibot';
import { TABLE_SLOTS, tableDays } from '#domain/bookings/slots';
import { tableForm } from '#domain/bookings/table-booking-form';
import { isDay } from '#domain/days';
import { businessDay } from '#domain/venue';
import { useBrunchRules } from '../../data/react/brunch/use-brunch-rules';
import type { LocalBooking } from '../../data/react/use-booking';
import { Button } from '../../ui/controls/Button';
import { CalendarField } from '../../ui/form/calendar/CalendarField';
import { SchemaForm } from '../../ui/form/SchemaForm';
import { useSchemaForm } from '../../ui/form/use-schema-form';
import type { NewTime } from './BookingRequest';
import * as styles from './booking.css';
import { SlotField } from './SlotField';
import { useClosedDays } from './use-bookable';

const timeForm = v.pick(tableForm, ['reservationDate', 'reservationTime']);

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
  const [days] = useState(() => daysFor(kind, Date.now()));
  const closedDays = useClosedDays(days.first, days.last);
  const [initialValues] = useState(() => ({
    reservationDate: isDay(wish.serviceDay) && wish.serviceDay >= days.first ? wish.serviceDay : '',
    reservationTime: wish.reservationTime,
  }));
  const { form, Field } = useSchemaForm(timeForm, { initialValues });
  const slots = kind === 'brunch' ? brunch.slots : TABLE_SLOTS;
  return (
    <SchemaForm
      of={form}
      schema={timeForm}
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
          {(field, control) => <SlotField {...{ field, control }} slots={slots} />}
        </Field>
      </div>
      <Button type="submit" size="cta" block busy={isBusy}>
        <Trans>Book this time</Trans>
      </Button>
    </SchemaForm>
  );
}

function daysFor(kind: LocalBooking['kind'], now: number): { first: string; last: string } {
  const days = tableDays(now);
  return kind === 'brunch' ? { ...days, first: businessDay(now) } : days;
}

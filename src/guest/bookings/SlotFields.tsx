import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import { useMemo, useState } from 'react';
import { SPECIAL_REQUESTS_MAX } from '#domain/bookings/book-table';
import type { Slot } from '#domain/bookings/booking';
import { tableDays } from '#domain/bookings/booking';
import type { Alternative, TableRules } from '#domain/bookings/free-tables';
import {
  daysWithoutBookings,
  openSlots,
  tableRulesIn,
  timeForm,
} from '#domain/bookings/free-tables';
import { DomainError } from '#domain/error-codes';
import { addDays, businessDay, isDay } from '#domain/venue';
import type { BookingKind } from '../../data/db';
import { useBrunchRules, useGuestRules, useOpening } from '../../data/react/use-app';
import type { LocalBooking } from '../../data/react/use-booking';
import { useErrorText } from '../../i18n/error-text';
import { Button } from '../../ui/controls/controls';
import { ChoiceField } from '../../ui/form/ChoiceField';
import { CalendarField } from '../../ui/form/calendar/CalendarField';
import { PhoneField, phoneOfCountry } from '../../ui/form/phone/PhoneInput';
import type { ControlBinding, FieldBinding, KeepField } from '../../ui/form/SchemaForm';
import { bound, SchemaForm, useSchemaForm } from '../../ui/form/SchemaForm';
import { SelectField } from '../../ui/form/SelectField';
import { EmailField, NameField, PrivacyLine, TextArea } from '../../ui/form/TextField';
import { Grid } from '../../ui/layout/Flow';
import { useSlotText } from './booking-words';
import { useBookingNews } from './use-booking-news';

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
      <Grid layout="halves" gap={20} align="end">
        <Field name="reservationDate">{bound(DayField, { days })}</Field>
        <Field name="reservationTime">{bound(SlotField, { slots })}</Field>
      </Grid>
      <Button type="submit" size="cta" block busy={isBusy}>{t`Book this time`}</Button>
    </SchemaForm>
  );
}

function daysFor(kind: LocalBooking['kind'], now: number, daysAhead: number) {
  const days = tableDays(now, daysAhead);
  return kind === 'brunch' ? { ...days, first: businessDay(now) } : days;
}

/** Some of a form's fields, all of them texts. */
export type FieldsProps<Name extends string> = {
  Field: (props: {
    name: Name;
    validate?: typeof phoneOfCountry;
    children: (field: FieldBinding<string>, control: ControlBinding) => ReactElement;
  }) => ReactNode;
  /** Remembers what is typed. */
  kept: KeepField;
};

type GuestFieldsProps = FieldsProps<
  'guestName' | 'guestPhone' | 'guestEmail' | 'specialRequests'
> & { kind: BookingKind };

/** A brunch needs the e-mail address, a table the phone number. */
export function GuestFields({ Field, kept, kind }: GuestFieldsProps) {
  const { t } = useLingui();
  const isBrunch = kind === 'brunch';
  const name = (
    <Field name="guestName">{kept(NameField, { label: isBrunch ? t`Full name` : t`Name` })}</Field>
  );
  const phone = (
    <Field name="guestPhone" validate={phoneOfCountry}>
      {kept(PhoneField, {
        label: t`Phone number`,
        ...(isBrunch && { callingCodeEditable: false, hint: t`Only used for this booking.` }),
      })}
    </Field>
  );
  const email = (
    <Field name="guestEmail">
      {kept(EmailField, {
        ...(isBrunch ? { hint: t`We email the details here.` } : { optional: true }),
      })}
    </Field>
  );
  return (
    <>
      {isBrunch ? (
        <>
          {name}
          {email}
          {phone}
        </>
      ) : (
        <>
          <Grid layout="halves" gap={20} align="start">
            {name}
            {phone}
          </Grid>
          {email}
        </>
      )}
      <Field name="specialRequests">
        {kept(TextArea, {
          label: t`Special requests`,
          optional: true,
          autoComplete: 'off',
          maxLength: SPECIAL_REQUESTS_MAX,
          ...(!isBrunch && { rows: 2 }),
        })}
      </Field>
      <PrivacyLine>{t`We use your details only for this booking.`}</PrivacyLine>
    </>
  );
}

export function NotYou({ onClear }: { onClear: () => void }) {
  const { t } = useLingui();
  return (
    <div>
      <Button tone="quiet" size="compact" onClick={onClear}>{t`Not you? Clear`}</Button>
    </div>
  );
}

/** Sends a new booking; a toast shows the error. */
export function useBookingSending<Wish, Sent>(
  kind: BookingKind,
  book: (wish: Wish) => Promise<Sent>,
) {
  const errorText = useErrorText();
  const tell = useBookingNews();
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  /** Resolves to undefined after an error. */
  async function send(wish: Wish) {
    setSending(true);
    setFailure(null);
    try {
      return await book(wish);
    } catch (error) {
      console.error(error);
      const words = errorText(error instanceof DomainError ? error.code : 'internal');
      setFailure(words);
      tell.refused(kind, words);
    } finally {
      setSending(false);
    }
  }

  return { send, isSending, failure, setFailure };
}

import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import type { Slot } from '#domain/bookings/booking';
import { slotInstant, TABLE_PREFERENCES, tableDays } from '#domain/bookings/booking';
import type { TableForm, TableRules } from '#domain/bookings/free-tables';
import {
  isFull,
  isTooClose,
  partySizesFor,
  stillOffered,
  tableForm,
} from '#domain/bookings/free-tables';
import {
  finishTableDraft,
  forgetTableGuest,
  keepTableDraft,
  readTableDraft,
} from '../../data/bookings/table-booking-draft';
import { bookTable } from '../../data/commands/bookings/my-bookings';
import { isSomebody } from '../../data/drafts/known-guest';
import { useCommand } from '../../data/react/use-app';
import { useNet } from '../../data/react/use-stores';
import type { TimesToAsk } from '../../data/react/use-table-times';
import { useTableTimes } from '../../data/react/use-table-times';
import { useLanguage } from '../../i18n/language';
import { Button } from '../../ui/controls/controls';
import { FailureBanner } from '../../ui/feedback/Banner';
import { ChoiceField } from '../../ui/form/ChoiceField';
import { keepChanges, SchemaForm, useSchemaForm } from '../../ui/form/SchemaForm';
import { Text } from '../../ui/layout/Flow';
import { TimesToTake, USUAL_FLEX } from '../waitlist/JoinWaitlist';
import * as styles from './booking.css';
import { useAreaText, usePartyText } from './booking-words';
import { MyBookings } from './MyBookings';
import type { Days, FieldsProps } from './SlotFields';
import {
  DayField,
  GuestFields,
  NotYou,
  TimeField,
  useBookingSending,
  useTableRules,
} from './SlotFields';

type TableFieldsProps = FieldsProps<
  'reservationDate' | 'reservationTime' | 'partySize' | 'tablePreference'
> & {
  /** The chosen evening; an empty string means none yet. */
  day: string;
  time: string;
  days: Days;
  preference: string;
  rules: TableRules;
  times: TimesToAsk;
};

export function TableFields({ Field, kept, day, days, ...asked }: TableFieldsProps) {
  const { t } = useLingui();
  const partyText = usePartyText();
  const areaText = useAreaText();
  const language = useLanguage();
  const asTitle = (words: string) => words.charAt(0).toLocaleUpperCase(language) + words.slice(1);
  const { rules, preference, time, times } = asked;
  const { maxParty } = rules;

  /** The server's list knows more than this device. */
  function isOver(slot: Slot): boolean {
    if (Array.isArray(times)) return !times.some(({ time }) => time === slot.reservationTime);
    return isTooClose(slotInstant(slot), Date.now(), rules);
  }

  return (
    <>
      <Field name="partySize">
        {kept(ChoiceField, {
          layout: 'segments',
          label: t`Party size`,
          hint: t`More than ${maxParty} people? Call us.`,
          options: partySizesFor(rules).map((size) => ({
            value: String(size),
            label: partyText(size),
          })),
        })}
      </Field>
      <Field name="reservationDate">{kept(DayField, { days, hasStrip: true })}</Field>
      <Field name="tablePreference">
        {kept(ChoiceField, {
          layout: 'words',
          label: t`Table preference`,
          optional: true,
          options: TABLE_PREFERENCES.map((value) => ({ value, label: asTitle(areaText(value)) })),
        })}
      </Field>
      <Field name="reservationTime">
        {kept(TimeField, {
          slots: rules.times,
          day,
          isOver,
          isFull: (one) => isFullAt(times, one, preference),
        })}
      </Field>
      <Text role="status" size="small" tone="muted" className={styles.told}>
        {isFullAt(times, time, preference) ? (
          <Trans>
            {time} is full. Join the waitlist: if a table becomes free, we call or email you.
          </Trans>
        ) : (
          <TimesTold times={times} />
        )}
      </Text>
    </>
  );
}

/** True if the server said that the time has no table; unknown times may have one. */
function isFullAt(times: TimesToAsk, time: string, preference: string): boolean {
  const told = Array.isArray(times) ? times.find((one) => one.time === time) : undefined;
  return told !== undefined && isFull(told, preference);
}

function TimesTold({ times }: { times: TimesToAsk }) {
  const { t } = useLingui();
  switch (times) {
    case 'unasked':
      return t`Choose a day to see which times are free.`;
    case 'asking':
      return t`Checking which times are free…`;
    case 'offline':
      return t`You're offline, so these are our opening times. We check for a free table when you're back online.`;
    case 'failed':
      return t`We couldn't check which times are free. You can ask for any of them.`;
    default:
      if (times.length === 0)
        return t`No table can be booked on this day. Choose another one, or call us.`;
      return times.some(({ areas }) => areas.length === 0)
        ? t`Full times lead to the waitlist.`
        : t`All these times are free for your party.`;
  }
}

export function BookTable() {
  const { t } = useLingui();
  const [sentId, setSentId] = useState<string | null>(null);
  return (
    <>
      <MyBookings sentId={sentId} onReplaced={setSentId} />
      {sentId === null ? (
        <BookTableForm onBooked={setSentId} />
      ) : (
        <Button tone="outline" size="cta" onClick={() => setSentId(null)}>
          {t`Book another table`}
        </Button>
      )}
    </>
  );
}

type BookTableFormProps = { onBooked: (bookingId: string) => void };

/** Shows the table booking form; its input survives a reload, and contact details are prefilled. */
function BookTableForm({ onBooked }: BookTableFormProps) {
  const rules = useTableRules();
  const [clearings, setClearings] = useState(0);

  function clear() {
    forgetTableGuest();
    setClearings(clearings + 1);
  }

  // New rules open the form again with its draft.
  return (
    <FilledForm
      key={`${clearings} ${JSON.stringify(rules)}`}
      rules={rules}
      onBooked={onBooked}
      onClear={clearings === 0 ? clear : null}
    />
  );
}

type FilledFormProps = BookTableFormProps & { rules: TableRules; onClear: (() => void) | null };

function FilledForm({ rules, onBooked, onClear }: FilledFormProps) {
  const { t } = useLingui();
  const net = useNet();
  const [days] = useState(() => tableDays(Date.now(), rules.daysAhead));
  const [draft] = useState(() => stillOffered(readTableDraft(days), rules));
  const schema = useMemo(() => tableForm(rules), [rules]);
  const { form, Field } = useSchemaForm(schema, { initialValues: draft });
  const [chosen, setChosen] = useState(draft);
  const [flexMinutes, setFlex] = useState(USUAL_FLEX);
  const { reservationDate: day, reservationTime: time, tablePreference: preference } = chosen;
  const times = useTableTimes(day, chosen.partySize);
  const isFull = isFullAt(times, time, preference);
  const command = useCommand(bookTable);
  const { send, failure } = useBookingSending('reservation', book);
  const kept = keepChanges(keep);

  function keep(name: string, value: string) {
    keepTableDraft({ [name]: value });
    setChosen((before) => ({ ...before, [name]: value }));
  }

  async function book({ reservationDate, guestEmail, specialRequests, ...rest }: TableForm) {
    const texts = { guestEmail: guestEmail ?? '', specialRequests: specialRequests ?? '' };
    const { bookingId } = await command({
      ...rest,
      ...texts,
      ...(isFull && { flexMinutes }),
      serviceDay: reservationDate,
    });
    finishTableDraft();
    onBooked(bookingId);
  }

  const asks = isFull ? t`Put me on the waitlist` : t`Book a table`;
  const submitWords = net.state === 'offline' ? t`Save booking · send when online` : asks;
  return (
    <SchemaForm of={form} schema={schema} onSubmit={send}>
      {({ isSubmitting }) => (
        <>
          <TableFields {...{ Field, kept, day, time, days, preference, rules, times }} />
          {onClear && isSomebody(draft) && <NotYou onClear={onClear} />}
          <GuestFields {...{ Field, kept }} kind="reservation" />
          {isFull && <TimesToTake time={time} flexMinutes={flexMinutes} onChange={setFlex} />}
          <FailureBanner>{failure}</FailureBanner>
          <Button type="submit" size="cta" block busy={isSubmitting}>
            {submitWords}
          </Button>
        </>
      )}
    </SchemaForm>
  );
}

import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { tableDays } from '#domain/bookings/booking';
import { stillOffered, type TableForm, tableForm } from '#domain/bookings/table-booking-form';
import type { TableRules } from '#domain/bookings/table-rules';
import { bookTable } from '../../data/commands/bookings/my-bookings';
import { isSomebody } from '../../data/drafts/known-guest';
import {
  finishTableDraft,
  forgetTableGuest,
  keepTableDraft,
  readTableDraft,
} from '../../data/drafts/table-booking-draft';
import { useCommand } from '../../data/react/use-app';
import { useNet } from '../../data/react/use-net';
import { useTableTimes } from '../../data/react/use-table-times';
import { Button } from '../../ui/controls/Button';
import { FailureBanner } from '../../ui/feedback/Banner';
import { keepChanges, SchemaForm, useSchemaForm } from '../../ui/form/SchemaForm';
import { TimesToTake, USUAL_FLEX } from '../waitlist/JoinWaitlist';
import { GuestFields, NotYou } from './GuestFields';
import { MyBookings } from './MyBookings';
import { useTableRules } from './SlotFields';
import { isFullAt, TableFields } from './TableFields';
import { useBookingSending } from './use-booking-sending';

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

import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { tableDays } from '#domain/bookings/slots';
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
import { useCommand } from '../../data/react/use-command';
import { useNet } from '../../data/react/use-net';
import { Button } from '../../ui/controls/Button';
import { Banner } from '../../ui/feedback/Banner';
import { type ControlBinding, keepChanges } from '../../ui/form/field-binding';
import { SchemaForm, useSchemaForm } from '../../ui/form/SchemaForm';
import { GuestFields, NotYou } from './GuestFields';
import { MyBookings } from './MyBookings';
import { useTableRules } from './SlotFields';
import { TableFields } from './TableFields';
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
  const [day, setDay] = useState(draft.reservationDate);
  const command = useCommand(bookTable);
  const { send, failure } = useBookingSending('reservation', book);
  const kept = (control: ControlBinding) => keepChanges(control, keep);

  function keep(name: string, value: string) {
    keepTableDraft({ [name]: value });
    if (name === 'reservationDate') setDay(value);
  }

  async function book({ reservationDate, guestEmail, specialRequests, ...rest }: TableForm) {
    const texts = { guestEmail: guestEmail ?? '', specialRequests: specialRequests ?? '' };
    const { bookingId } = await command({ ...rest, ...texts, serviceDay: reservationDate });
    finishTableDraft();
    onBooked(bookingId);
  }

  return (
    <SchemaForm of={form} schema={schema} onSubmit={send}>
      {({ isSubmitting }) => (
        <>
          <TableFields {...{ Field, kept, day, days, rules }} />
          {onClear && isSomebody(draft) && <NotYou onClear={onClear} />}
          <GuestFields {...{ Field, kept }} kind="reservation" />
          {failure && (
            <Banner tone="danger" shape="box" role="alert">
              {failure}
            </Banner>
          )}
          <Button type="submit" size="cta" block busy={isSubmitting}>
            {net.state === 'offline' ? t`Save booking · send when online` : t`Book a table`}
          </Button>
        </>
      )}
    </SchemaForm>
  );
}

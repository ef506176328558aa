import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { tableDays } from '#domain/bookings/slots';
import { stillOffered, tableForm } from '#domain/bookings/table-booking-form';
import type { TableRules } from '#domain/bookings/table-rules';
import { isSomebody } from '../../data/drafts/known-guest';
import {
  forgetTableGuest,
  keepTableDraft,
  readTableDraft,
} from '../../data/drafts/table-booking-draft';
import { useNet } from '../../data/react/use-net';
import { Button } from '../../ui/controls/Button';
import { Banner } from '../../ui/feedback/Banner';
import type { ControlBinding } from '../../ui/form/field-binding';
import { keepChanges } from '../../ui/form/keep-changes';
import { SchemaForm } from '../../ui/form/SchemaForm';
import { useSchemaForm } from '../../ui/form/use-schema-form';
import { GuestFields } from '../booking/GuestFields';
import { NotYou } from '../booking/NotYou';
import { useTableRules } from '../booking/use-table-rules';
import { TableFields } from './TableFields';
import { useBookTable } from './use-book-table';

type BookTableFormProps = { onBooked: (bookingId: string) => void };

/** Shows the table booking form; its input survives a reload, and contact details are prefilled. */
export function BookTableForm({ onBooked }: BookTableFormProps) {
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
  const { book, failure } = useBookTable(onBooked);
  const kept = (control: ControlBinding) => keepChanges(control, keep);

  function keep(name: string, value: string) {
    keepTableDraft({ [name]: value });
    if (name === 'reservationDate') setDay(value);
  }

  return (
    <SchemaForm of={form} schema={schema} onSubmit={book}>
      {({ isSubmitting }) => (
        <>
          <TableFields Field={Field} kept={kept} day={day} days={days} rules={rules} />
          {onClear && isSomebody(draft) && <NotYou onClear={onClear} />}
          <GuestFields Field={Field} kept={kept} />
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

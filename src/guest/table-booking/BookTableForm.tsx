import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { tableDays } from '#domain/bookings/slots';
import { type TableFormValues, tableForm } from '#domain/bookings/table-booking-form';
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
import { TableFields } from './TableFields';
import { useBookTable } from './use-book-table';

type BookTableFormProps = { onBooked: (bookingId: string) => void };

/** Shows the table booking form; its input survives a reload, and contact details are prefilled. */
export function BookTableForm({ onBooked }: BookTableFormProps) {
  const [days] = useState(() => tableDays(Date.now()));
  const [draft, setDraft] = useState(() => readTableDraft(days.first));
  const [clearings, setClearings] = useState(0);
  const isKnown = clearings === 0 && isSomebody(draft);

  function clear() {
    forgetTableGuest();
    setDraft(readTableDraft(days.first));
    setClearings(clearings + 1);
  }

  return (
    <FilledForm
      key={clearings}
      draft={draft}
      days={days}
      onBooked={onBooked}
      onClear={isKnown ? clear : null}
    />
  );
}

type FilledFormProps = BookTableFormProps & {
  draft: TableFormValues;
  days: { first: string; last: string };
  onClear: (() => void) | null;
};

function FilledForm({ draft, days, onBooked, onClear }: FilledFormProps) {
  const { t } = useLingui();
  const net = useNet();
  const { form, Field } = useSchemaForm(tableForm, { initialValues: draft });
  const [day, setDay] = useState(draft.reservationDate);
  const { book, failure } = useBookTable(onBooked);
  const kept = (control: ControlBinding) => keepChanges(control, keep);

  function keep(name: string, value: string) {
    keepTableDraft({ [name]: value });
    if (name === 'reservationDate') setDay(value);
  }

  return (
    <SchemaForm of={form} schema={tableForm} onSubmit={book}>
      {({ isSubmitting }) => (
        <>
          <TableFields Field={Field} kept={kept} day={day} days={days} />
          {onClear && <NotYou onClear={onClear} />}
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

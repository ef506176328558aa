import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { slotInstant } from '#domain/bookings/slots';
import { type BrunchGuest, brunchGuestForm, brunchSlotForm } from '#domain/brunch/brunch-details';
import type { DepositTerms } from '#domain/brunch/deposit';
import { addDays } from '#domain/days';
import { businessDay, venueTime } from '#domain/venue';
import {
  type BrunchDraft,
  forgetBrunchGuest,
  keepBrunchAnswer,
} from '../../data/drafts/brunch-draft';
import { isSomebody } from '../../data/drafts/known-guest';
import { useBrunchRules, useVenue } from '../../data/react/use-venue';
import { FailureBanner } from '../../ui/feedback/Banner';
import { keepChanges } from '../../ui/form/field-binding';
import { SchemaForm, useSchemaForm } from '../../ui/form/SchemaForm';
import { SelectField } from '../../ui/form/SelectField';
import { link } from '../../ui/theme/link.css';
import { BrunchSummary, DepositLine } from './BrunchSummary';
import { GuestFields, NotYou } from './GuestFields';
import { DayField, TimeField, useTableRules } from './SlotFields';

/** The id of the form, whose button stands in the dialog's footer. */
export const BRUNCH_FORM = 'brunch-details';

type StepProps = {
  answers: BrunchDraft;
  /** null means that no time is chosen. */
  deposit: DepositTerms | null;
};

const kept = keepChanges((name, value) => keepBrunchAnswer({ [name]: value }));

/** Shows the fields for the slot and the party; the draft survives a reload. */
export function SlotStep({
  answers,
  deposit,
  now,
  onSubmit,
}: StepProps & { now: number; onSubmit: () => void }) {
  const { t } = useLingui();
  const { daysAhead } = useTableRules();
  const rules = useBrunchRules();
  const schema = useMemo(() => brunchSlotForm(rules), [rules]);
  const { form, Field } = useSchemaForm(schema, { initialValues: slotOf(answers) });
  const days = { first: venueTime(now).date, last: addDays(businessDay(now), daysAhead) };
  return (
    <SchemaForm of={form} schema={schema} id={BRUNCH_FORM} noSummary onSubmit={onSubmit}>
      <Field name="serviceDay">{kept(DayField, { days, hasStrip: true })}</Field>
      <Field name="reservationTime">
        {kept(TimeField, {
          slots: rules.slots,
          day: answers.serviceDay,
          isOver: (slot) => slotInstant(slot) <= now,
        })}
      </Field>
      <Field name="partySize">
        {kept(SelectField, {
          label: t`People`,
          hint: <GroupTip />,
          placeholder: t`How many people?`,
          options: Array.from({ length: rules.maxParty }, (_, index) => ({
            value: String(index + 1),
            label: String(index + 1),
          })),
        })}
      </Field>
      <DepositLine terms={deposit} />
    </SchemaForm>
  );
}

type DetailsStepProps = StepProps & {
  refusal: string | null;
  onSubmit: (guest: BrunchGuest) => Promise<void>;
};

/** Shows what will be booked and the fields for contact details; the draft survives a reload. */
export function DetailsStep(props: DetailsStepProps) {
  const [clearings, setClearings] = useState(0);
  const [wasKnown] = useState(() => isSomebody(props.answers));

  function clear() {
    forgetBrunchGuest();
    setClearings(clearings + 1);
  }

  return (
    <DetailsForm key={clearings} {...props} onClear={wasKnown && clearings === 0 ? clear : null} />
  );
}

function DetailsForm(props: DetailsStepProps & { onClear: (() => void) | null }) {
  const { answers, deposit, refusal, onSubmit, onClear } = props;
  const { form, Field } = useSchemaForm(brunchGuestForm, { initialValues: guestOf(answers) });
  return (
    <SchemaForm of={form} schema={brunchGuestForm} id={BRUNCH_FORM} noSummary onSubmit={onSubmit}>
      <BrunchSummary answers={answers}>
        <DepositLine terms={deposit} />
      </BrunchSummary>
      <FailureBanner>{refusal}</FailureBanner>
      {onClear && <NotYou onClear={onClear} />}
      <GuestFields {...{ Field, kept }} kind="brunch" />
    </SchemaForm>
  );
}

function slotOf({ serviceDay, reservationTime, partySize }: BrunchDraft) {
  return { serviceDay, reservationTime, partySize };
}

function guestOf({ guestName, guestEmail, guestPhone, specialRequests }: BrunchDraft) {
  return { guestName, guestEmail, guestPhone, specialRequests };
}

function GroupTip() {
  const phone = useVenue()?.phone;
  if (!phone) return <Trans>A large group? Call us and we put tables together for you.</Trans>;
  return (
    <Trans>
      A large group?{' '}
      <a className={link} href={`tel:${phone}`}>
        Call us
      </a>{' '}
      and we put tables together for you.
    </Trans>
  );
}

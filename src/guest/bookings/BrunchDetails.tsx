import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { slotInstant } from '#domain/bookings/slots';
import { type BrunchDetails, brunchDetailsForm } from '#domain/brunch/brunch-details';
import type { Named } from '#domain/brunch/brunch-rules';
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
import { localized } from '../../i18n/localized';
import { useLanguage } from '../../i18n/use-language';
import { Banner } from '../../ui/feedback/Banner';
import { type ControlBinding, keepChanges } from '../../ui/form/field-binding';
import { SelectInput } from '../../ui/form/inputs/SelectInput';
import { SchemaForm, useSchemaForm } from '../../ui/form/SchemaForm';
import { SelectField } from '../../ui/form/SelectField';
import { Stack } from '../../ui/layout/Flow';
import { link } from '../../ui/theme/link.css';
import * as text from '../../ui/theme/text.css';
import { BrunchSummary, DepositLine } from './BrunchSummary';
import * as styles from './brunch.css';
import { keepPlate, othersOf } from './brunch-answers';
import { type FieldsProps, GuestFields, NotYou } from './GuestFields';
import { DayField, SlotField, useTableRules } from './SlotFields';

/** The id of the form, whose button stands in the dialog's footer. */
export const BRUNCH_FORM = 'brunch-details';

/** Parties of this size and above are asked to call. */
const LARGE_GROUP = 7;

type DetailsStepProps = {
  answers: BrunchDraft;
  /** null means that no time is chosen. */
  deposit: DepositTerms | null;
  now: number;
  refusal: string | null;
  onSubmit: (details: BrunchDetails) => Promise<void>;
};

/** Shows the fields for slot, party size and contact details; the draft survives a reload. */
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
  const { answers, deposit, now, refusal, onSubmit, onClear } = props;
  const rules = useBrunchRules();
  const schema = useMemo(() => brunchDetailsForm(rules), [rules]);
  const { form, Field } = useSchemaForm(schema, { initialValues: answers });
  const kept = (control: ControlBinding) =>
    keepChanges(control, (name, value) => keepBrunchAnswer({ [name]: value }));
  return (
    <SchemaForm of={form} schema={schema} id={BRUNCH_FORM} noSummary onSubmit={onSubmit}>
      <SlotAndParty {...{ Field, kept, answers, now }} />
      <PartyFields answers={answers} />
      {onClear && <NotYou onClear={onClear} />}
      <GuestFields {...{ Field, kept }} kind="brunch" />
      <BrunchSummary answers={answers}>
        <DepositLine terms={deposit} />
      </BrunchSummary>
      {refusal && (
        <Banner tone="danger" shape="box" role="alert">
          {refusal}
        </Banner>
      )}
    </SchemaForm>
  );
}

type SlotAndPartyProps = FieldsProps<'serviceDay' | 'reservationTime' | 'partySize'> &
  Pick<DetailsStepProps, 'answers' | 'now'>;

function SlotAndParty({ Field, kept, answers, now }: SlotAndPartyProps) {
  const { t } = useLingui();
  const { daysAhead } = useTableRules();
  const { maxParty, slots } = useBrunchRules();
  const days = { first: venueTime(now).date, last: addDays(businessDay(now), daysAhead) };
  return (
    <>
      <Field name="serviceDay">
        {(field, control) => (
          <DayField field={field} control={kept(control)} days={days} layout="inline" />
        )}
      </Field>
      <Field name="reservationTime">
        {(field, control) => (
          <SlotField
            field={field}
            control={kept(control)}
            slots={slots}
            day={answers.serviceDay}
            isOver={(slot) => slotInstant(slot) <= now}
          />
        )}
      </Field>
      <Field name="partySize">
        {(field, control) => (
          <SelectField
            field={field}
            control={kept(control)}
            label={t`People`}
            hint={Number(answers.partySize) >= LARGE_GROUP ? <GroupTip /> : undefined}
            placeholder={t`How many people?`}
            options={Array.from({ length: maxParty }, (_, index) => ({
              value: String(index + 1),
              label: String(index + 1),
            }))}
          />
        )}
      </Field>
    </>
  );
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

function PartyFields({ answers }: { answers: BrunchDraft }) {
  const { t } = useLingui();
  const language = useLanguage();
  const rules = useBrunchRules();
  const others = othersOf(answers, rules);
  if (others.length === 0) return null;

  function options(of: readonly Named[]) {
    return of.map((one) => ({ value: one.nameEn, label: localized(one, 'name', language) }));
  }

  return (
    <Stack as="section" aria-labelledby="brunch-party">
      <h3 id="brunch-party" className={text.title}>{t`What the others have`}</h3>
      <p
        className={text.muted}
      >{t`Everybody starts with your choice. Change what is different.`}</p>
      {others.map((plate, nth) => {
        const number = nth + 2;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: people of a party have a number, nothing else.
          <fieldset key={nth} className={styles.person}>
            <legend className={text.item}>{t`Person ${number}`}</legend>
            <SelectInput
              label={t`Food`}
              value={plate.food}
              options={options(rules.foods)}
              onChange={(food) => keepPlate({ answers, rules, nth }, { food })}
            />
            {plate.sauce !== null && (
              <SelectInput
                label={t`Sauce`}
                value={plate.sauce}
                options={options(rules.sauces)}
                onChange={(sauce) => keepPlate({ answers, rules, nth }, { sauce })}
              />
            )}
            <SelectInput
              label={t`First drink`}
              value={plate.drink}
              options={options(rules.drinks)}
              onChange={(drink) => keepPlate({ answers, rules, nth }, { drink })}
            />
          </fieldset>
        );
      })}
    </Stack>
  );
}

import { useMemo, useState } from 'react';
import { type BrunchDetails, brunchDetailsForm } from '#domain/brunch/brunch-details';
import type { DepositTerms } from '#domain/brunch/deposit';
import {
  type BrunchDraft,
  forgetBrunchGuest,
  keepBrunchAnswer,
} from '../../data/drafts/brunch-draft';
import { isSomebody } from '../../data/drafts/known-guest';
import { useBrunchRules } from '../../data/react/use-venue';
import { Banner } from '../../ui/feedback/Banner';
import { SchemaForm } from '../../ui/form/SchemaForm';
import { useSchemaForm } from '../../ui/form/use-schema-form';
import { NotYou } from '../booking/NotYou';
import { BrunchGuestFields } from './BrunchGuestFields';
import { BrunchSlotFields } from './BrunchSlotFields';
import { BrunchSummary } from './BrunchSummary';
import { DepositLine } from './DepositLine';
import { PartyFields } from './PartyFields';
import { BRUNCH_FORM } from './state/brunch-form';

type DetailsStepProps = {
  answers: BrunchDraft;
  /** null means that no time is chosen. */
  deposit: DepositTerms | null;
  now: number;
  /** The message of the last error. */
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

  function keep(name: string, value: string) {
    keepBrunchAnswer({ [name]: value });
  }

  return (
    <SchemaForm of={form} schema={schema} id={BRUNCH_FORM} noSummary onSubmit={onSubmit}>
      <BrunchSlotFields {...{ Field, keep, now }} answers={answers} />
      <PartyFields answers={answers} />
      {onClear && <NotYou onClear={onClear} />}
      <BrunchGuestFields {...{ Field, keep }} />
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

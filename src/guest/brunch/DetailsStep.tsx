import { type BrunchDetails, brunchDetailsForm } from '#domain/brunch/brunch-details';
import { type BrunchDraft, brunchDraft } from '../../data/device/brunch-draft';
import { Banner } from '../../ui/feedback/Banner';
import { SchemaForm } from '../../ui/form/SchemaForm';
import { useSchemaForm } from '../../ui/form/use-schema-form';
import { BrunchGuestFields } from './BrunchGuestFields';
import { BrunchSlotFields } from './BrunchSlotFields';
import { BrunchSummary } from './BrunchSummary';
import { BRUNCH_FORM } from './brunch-form';
import { DepositLine } from './DepositLine';

type DetailsStepProps = {
  answers: BrunchDraft;
  /** What the house will ask for at the chosen time; null: none is chosen. */
  isDepositRequired: boolean | null;
  now: number;
  /** Why the last attempt was not taken, in words. */
  refusal: string | null;
  onSubmit: (details: BrunchDetails) => Promise<void>;
};

/** When, how many and who; what is typed survives a reload. */
export function DetailsStep(props: DetailsStepProps) {
  const { answers, isDepositRequired, now, refusal, onSubmit } = props;
  const { form, Field } = useSchemaForm(brunchDetailsForm, { initialValues: answers });

  function keep(name: string, value: string) {
    brunchDraft.patch({ [name]: value });
  }

  return (
    <SchemaForm of={form} schema={brunchDetailsForm} id={BRUNCH_FORM} noSummary onSubmit={onSubmit}>
      <BrunchSlotFields {...{ Field, keep, now }} answers={answers} />
      <BrunchGuestFields {...{ Field, keep }} />
      <BrunchSummary answers={answers}>
        <DepositLine isRequired={isDepositRequired} />
      </BrunchSummary>
      {refusal && (
        <Banner tone="danger" shape="box" role="alert">
          {refusal}
        </Banner>
      )}
    </SchemaForm>
  );
}

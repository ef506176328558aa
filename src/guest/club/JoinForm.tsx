import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { joinClubForm } from '#domain/club/sign-in-member';
import { joinClub, newMutationId } from '../../data/club/club-commands';
import { Button } from '../../ui/controls/Button';
import { Banner } from '../../ui/feedback/Banner';
import { CheckboxField } from '../../ui/form/CheckboxField';
import { EmailField } from '../../ui/form/EmailField';
import { NameField } from '../../ui/form/NameField';
import { PrivacyLine } from '../../ui/form/PrivacyLine';
import { PhoneField } from '../../ui/form/phone/PhoneField';
import { phoneOfCountry } from '../../ui/form/phone/phone-of-country';
import { SchemaForm } from '../../ui/form/SchemaForm';
import { useSchemaForm } from '../../ui/form/use-schema-form';
import { Hint } from '../../ui/layout/Flow';
import * as styles from './club.css';
import { useClubAction } from './use-club-action';

const NOTHING = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  emailOffers: false,
  smsOffers: false,
};

/** Shows the form to join. Consents are separate and not preselected. */
export function JoinForm({ onJoined }: { onJoined: () => void }) {
  const { t } = useLingui();
  // The id stays the same until success, so a retry after a lost response creates no second member.
  const [mutationId] = useState(newMutationId);
  const offersId = useId();
  const { run, failure } = useClubAction();
  const { form, Field } = useSchemaForm(joinClubForm, { initialValues: NOTHING });
  return (
    <SchemaForm
      of={form}
      schema={joinClubForm}
      onSubmit={async (input) => {
        if (await run(() => joinClub(input, mutationId))) onJoined();
      }}
    >
      {({ isSubmitting }) => (
        <>
          <div className={styles.names}>
            <Field name="firstName">
              {(field, control) => (
                <NameField
                  {...{ field, control }}
                  label={t`First name`}
                  autoComplete="given-name"
                  maxLength={80}
                />
              )}
            </Field>
            <Field name="lastName">
              {(field, control) => (
                <NameField
                  {...{ field, control }}
                  label={t`Last name`}
                  autoComplete="family-name"
                  maxLength={80}
                />
              )}
            </Field>
          </div>
          <Field name="email">{(field, control) => <EmailField {...{ field, control }} />}</Field>
          <Field name="phone" validate={phoneOfCountry}>
            {(field, control) => (
              <PhoneField
                {...{ field, control }}
                label={t`Phone number`}
                hint={t`So the bar can reach you about an order or a booking.`}
              />
            )}
          </Field>
          <fieldset aria-labelledby={offersId} className={styles.offers}>
            <Hint id={offersId}>{t`Optional`}</Hint>
            <Field name="emailOffers" type="boolean">
              {(field, control) => (
                <CheckboxField
                  {...{ field, control }}
                  label={t`Send me offers by email (you can stop any time)`}
                />
              )}
            </Field>
            <Field name="smsOffers" type="boolean">
              {(field, control) => (
                <CheckboxField
                  {...{ field, control }}
                  label={t`Send me offers by SMS (you can stop any time)`}
                />
              )}
            </Field>
          </fieldset>
          <PrivacyLine>{t`We use your details only for your membership.`}</PrivacyLine>
          {failure && (
            <Banner tone="danger" shape="box" role="alert">
              {failure}
            </Banner>
          )}
          <Button type="submit" size="cta" block busy={isSubmitting}>{t`Join the club`}</Button>
        </>
      )}
    </SchemaForm>
  );
}

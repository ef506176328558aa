import { useLingui } from '@lingui/react/macro';
import { EmailField } from '../../ui/form/EmailField';
import { keepChanges } from '../../ui/form/keep-changes';
import { NameField } from '../../ui/form/NameField';
import { PrivacyLine } from '../../ui/form/PrivacyLine';
import { PhoneField } from '../../ui/form/phone/PhoneField';
import { phoneOfCountry } from '../../ui/form/phone/phone-of-country';
import { RequestsField } from '../booking/RequestsField';
import type { BrunchFieldsProps } from './state/brunch-fields';

export function BrunchGuestFields({ Field, keep }: BrunchFieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <Field name="guestName">
        {(field, control) => (
          <NameField field={field} control={keepChanges(control, keep)} label={t`Full name`} />
        )}
      </Field>
      <Field name="guestEmail">
        {(field, control) => (
          <EmailField
            field={field}
            control={keepChanges(control, keep)}
            hint={t`Your booking's details go there.`}
          />
        )}
      </Field>
      <Field name="guestPhone" validate={phoneOfCountry}>
        {(field, control) => (
          <PhoneField
            field={field}
            control={keepChanges(control, keep)}
            callingCodeEditable={false}
            label={t`Phone number`}
            hint={t`Only used for this booking.`}
          />
        )}
      </Field>
      <Field name="specialRequests">
        {(field, control) => <RequestsField field={field} control={keepChanges(control, keep)} />}
      </Field>
      <PrivacyLine>{t`We use your details only for this booking.`}</PrivacyLine>
    </>
  );
}

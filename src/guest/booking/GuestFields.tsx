import { useLingui } from '@lingui/react/macro';
import { EmailField } from '../../ui/form/EmailField';
import { NameField } from '../../ui/form/NameField';
import { PrivacyLine } from '../../ui/form/PrivacyLine';
import { PhoneField } from '../../ui/form/phone/PhoneField';
import { phoneOfCountry } from '../../ui/form/phone/phone-of-country';
import type { TableFieldProps } from '../table-booking/table-field';
import * as styles from './booking.css';
import { RequestsField } from './RequestsField';

export function GuestFields({ Field, kept }: TableFieldProps) {
  const { t } = useLingui();
  return (
    <>
      <div className={styles.pairTop}>
        <Field name="guestName">
          {(field, control) => <NameField field={field} control={kept(control)} label={t`Name`} />}
        </Field>
        <Field name="guestPhone" validate={phoneOfCountry}>
          {(field, control) => (
            <PhoneField field={field} control={kept(control)} label={t`Phone number`} />
          )}
        </Field>
      </div>
      <Field name="guestEmail">
        {(field, control) => <EmailField field={field} control={kept(control)} optional />}
      </Field>
      <Field name="specialRequests">
        {(field, control) => <RequestsField field={field} control={kept(control)} rows={2} />}
      </Field>
      <PrivacyLine>{t`We use your details only for this booking.`}</PrivacyLine>
    </>
  );
}

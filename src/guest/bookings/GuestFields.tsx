import { useLingui } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import { SPECIAL_REQUESTS_MAX } from '#domain/bookings/book-table';
import type { BookingKind } from '../../data/bookings/my-booking';
import { Button } from '../../ui/controls/Button';
import { PhoneField, phoneOfCountry } from '../../ui/form/phone/PhoneInput';
import type { ControlBinding, FieldBinding, KeepField } from '../../ui/form/SchemaForm';
import { EmailField, NameField, PrivacyLine, TextArea } from '../../ui/form/TextField';
import * as styles from './booking.css';

/** Some of a form's fields, all of them texts. */
export type FieldsProps<Name extends string> = {
  Field: (props: {
    name: Name;
    validate?: typeof phoneOfCountry;
    children: (field: FieldBinding<string>, control: ControlBinding) => ReactElement;
  }) => ReactNode;
  /** Remembers what is typed. */
  kept: KeepField;
};

type GuestFieldsProps = FieldsProps<
  'guestName' | 'guestPhone' | 'guestEmail' | 'specialRequests'
> & { kind: BookingKind };

/** A brunch needs the e-mail address, a table the phone number. */
export function GuestFields({ Field, kept, kind }: GuestFieldsProps) {
  const { t } = useLingui();
  const isBrunch = kind === 'brunch';
  const name = (
    <Field name="guestName">{kept(NameField, { label: isBrunch ? t`Full name` : t`Name` })}</Field>
  );
  const phone = (
    <Field name="guestPhone" validate={phoneOfCountry}>
      {kept(PhoneField, {
        label: t`Phone number`,
        ...(isBrunch && { callingCodeEditable: false, hint: t`Only used for this booking.` }),
      })}
    </Field>
  );
  const email = (
    <Field name="guestEmail">
      {kept(EmailField, {
        ...(isBrunch ? { hint: t`We email the details here.` } : { optional: true }),
      })}
    </Field>
  );
  return (
    <>
      {isBrunch ? (
        <>
          {name}
          {email}
          {phone}
        </>
      ) : (
        <>
          <div className={styles.pairTop}>
            {name}
            {phone}
          </div>
          {email}
        </>
      )}
      <Field name="specialRequests">
        {kept(TextArea, {
          label: t`Special requests`,
          optional: true,
          autoComplete: 'off',
          maxLength: SPECIAL_REQUESTS_MAX,
          ...(!isBrunch && { rows: 2 }),
        })}
      </Field>
      <PrivacyLine>{t`We use your details only for this booking.`}</PrivacyLine>
    </>
  );
}

export function NotYou({ onClear }: { onClear: () => void }) {
  const { t } = useLingui();
  return (
    <div>
      <Button tone="quiet" size="compact" onClick={onClear}>{t`Not you? Clear`}</Button>
    </div>
  );
}

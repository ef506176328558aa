import { useLingui } from '@lingui/react/macro';
import { SPECIAL_REQUESTS_MAX } from '#domain/reservations/book-table';
import { keepChanges } from '../../ui/form/keep-changes';
import { PhoneField } from '../../ui/form/PhoneField';
import { TextArea } from '../../ui/form/TextArea';
import { TextField } from '../../ui/form/TextField';
import type { BrunchFieldsProps } from './brunch-fields';

/** Who comes, how to reach them, and what they would like. */
export function BrunchGuestFields({ Field, keep }: BrunchFieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <Field name="guestName">
        {(field, control) => (
          <TextField
            field={field}
            control={keepChanges(control, keep)}
            label={t`Full name`}
            autoComplete="name"
            autoCapitalize="words"
            enterKeyHint="next"
            maxLength={120}
          />
        )}
      </Field>
      <Field name="guestEmail">
        {(field, control) => (
          <TextField
            field={field}
            control={keepChanges(control, keep)}
            type="email"
            inputMode="email"
            label={t`Email`}
            hint={t`Your booking's details go there.`}
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="next"
            maxLength={254}
          />
        )}
      </Field>
      <Field name="guestPhone">
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
        {(field, control) => (
          <TextArea
            field={field}
            control={keepChanges(control, keep)}
            label={t`Special requests`}
            optional
            autoComplete="off"
            maxLength={SPECIAL_REQUESTS_MAX}
          />
        )}
      </Field>
    </>
  );
}

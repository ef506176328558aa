import { useLingui } from '@lingui/react/macro';
import { SPECIAL_REQUESTS_MAX } from '#domain/reservations/book-table';
import { PhoneField } from '../../ui/form/PhoneField';
import { TextArea } from '../../ui/form/TextArea';
import { TextField } from '../../ui/form/TextField';
import * as styles from './TablesSection.css';
import type { TableFieldProps } from './table-field';

/** Who books, and how the bar reaches them. */
export function GuestFields({ Field, kept }: TableFieldProps) {
  const { t } = useLingui();
  return (
    <>
      <div className={styles.pairTop}>
        <Field name="guestName">
          {(field, control) => (
            <TextField
              field={field}
              control={kept(control)}
              label={t`Name`}
              autoComplete="name"
              autoCapitalize="words"
              enterKeyHint="next"
              maxLength={120}
            />
          )}
        </Field>
        <Field name="guestPhone">
          {(field, control) => (
            <PhoneField field={field} control={kept(control)} label={t`Phone number`} />
          )}
        </Field>
      </div>
      <Field name="guestEmail">
        {(field, control) => (
          <TextField
            field={field}
            control={kept(control)}
            label={t`Email`}
            optional
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="next"
          />
        )}
      </Field>
      <Field name="specialRequests">
        {(field, control) => (
          <TextArea
            field={field}
            control={kept(control)}
            label={t`Special requests`}
            optional
            rows={2}
            autoComplete="off"
            maxLength={SPECIAL_REQUESTS_MAX}
          />
        )}
      </Field>
    </>
  );
}

import { useLingui } from '@lingui/react/macro';
import { useSignals } from '@preact/signals-react/runtime';
import { ChevronDown } from 'lucide-react';
import { useRef } from 'react';
import { useFieldText } from '../../../i18n/field-text';
import { changeTo, type FieldProps } from '../field-binding';
import { FieldShell } from '../inputs/FieldShell';
import * as shell from '../inputs/FieldShell.css';
import * as styles from './PhoneField.css';
import { PHONE_TEXT_MAX } from './phone-default';
import { usePhone } from './use-phone';

type PhoneFieldProps = FieldProps<string> & {
  /** True if people can edit the calling code; people can always choose a country. */
  callingCodeEditable?: boolean;
};

/** Shows an input for a phone number with its country; the value is +905321234567, or the typed text. */
export function PhoneField(props: PhoneFieldProps) {
  useSignals();
  const { field, control, callingCodeEditable = true, ...look } = props;
  const { t } = useLingui();
  const fieldText = useFieldText();
  const row = useRef<HTMLSpanElement>(null);
  const code = field.error.value;
  const phone = usePhone({
    value: field.value.value ?? '',
    isWhole: callingCodeEditable,
    onChange: (value) => changeTo(control, value),
    element: row,
  });
  const { country, countries } = phone;
  return (
    <FieldShell {...look} error={code && fieldText(code)}>
      {(attributes) => (
        <span ref={row} className={styles.row}>
          <span className={styles.country}>
            <select
              aria-label={t`Country calling code`}
              autoComplete="tel-country-code"
              value={country.country}
              onChange={(event) => phone.choose(event.currentTarget.value)}
              className={styles.select}
            >
              {countries.map((one) => (
                <option key={one.country} value={one.country}>
                  {`${one.name} +${one.callingCode}`}
                </option>
              ))}
            </select>
            <span aria-hidden="true" className={styles.face}>
              {`${country.country} +${country.callingCode}`}
              <ChevronDown size={16} />
            </span>
          </span>
          <input
            {...attributes}
            name={control.name}
            ref={control.ref}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            enterKeyHint="next"
            maxLength={PHONE_TEXT_MAX}
            value={phone.text}
            onChange={(event) => phone.type(event.currentTarget.value)}
            onBlur={(event) => {
              phone.leave();
              control.onBlur(event);
            }}
            className={shell.box}
          />
        </span>
      )}
    </FieldShell>
  );
}

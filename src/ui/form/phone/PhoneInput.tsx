import { useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { useRef } from 'react';
import { changeTo, type FieldProps, type InputProps, useTextControl } from '../field-binding';
import { FieldShell } from '../inputs/FieldShell';
import * as shell from '../inputs/FieldShell.css';
import * as styles from './PhoneInput.css';
import { PHONE_TEXT_MAX } from './phone-default';
import { usePhone } from './use-phone';

type PhoneInputProps = Omit<InputProps<HTMLInputElement>, 'onChange' | 'hideLabel'> & {
  onChange: (value: string) => void;
  /** True if people can edit the calling code; people can always choose a country. */
  callingCodeEditable?: boolean;
  autoComplete?: string;
};

/** Shows an input for a phone number with its country; the value is +905321234567, or the typed text. */
export function PhoneInput(props: PhoneInputProps) {
  const { label, hint, optional, className, error, value, onChange, onBlur } = props;
  const { callingCodeEditable = true, autoComplete = 'tel' } = props;
  const { t } = useLingui();
  const row = useRef<HTMLSpanElement>(null);
  const phone = usePhone({ value, isWhole: callingCodeEditable, onChange, element: row });
  const { country, countries } = phone;
  return (
    <FieldShell {...{ label, hint, optional, className, error }}>
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
            name={props.name}
            ref={props.ref}
            type="tel"
            inputMode="tel"
            autoComplete={autoComplete}
            enterKeyHint="next"
            maxLength={PHONE_TEXT_MAX}
            value={phone.text}
            onChange={(event) => phone.type(event.currentTarget.value)}
            onBlur={(event) => {
              phone.leave();
              onBlur?.(event);
            }}
            className={shell.box}
          />
        </span>
      )}
    </FieldShell>
  );
}

type PhoneFieldProps = FieldProps<string> & { callingCodeEditable?: boolean };

export function PhoneField({ field, control, ...look }: PhoneFieldProps) {
  const text = useTextControl({ field, control });
  return <PhoneInput {...look} {...text} onChange={(value) => changeTo(control, value)} />;
}

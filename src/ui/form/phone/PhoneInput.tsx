import { useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import type { RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../../i18n/language';
import * as shell from '../inputs/FieldShell.css';
import type { InputProps } from '../inputs/inputs';
import { FieldShell } from '../inputs/inputs';
import type { FieldProps } from '../SchemaForm';
import { changeTo, useTextControl } from '../SchemaForm';
import { useNear } from '../use-near';
import * as styles from './PhoneInput.css';
import type { PhoneBook, PhoneCountry } from './phone-book';
import { DEFAULT_CALLING_CODE, DEFAULT_COUNTRY, PHONE_TEXT_MAX } from './phone-default';

/** Validates a number by its country's rules. Without a calling code or the rules, only the schema applies. */
export async function phoneOfCountry(value: string | null | undefined): Promise<string> {
  if (!value?.startsWith('+')) return '';
  const book = await import('./phone-book').catch(() => null);
  return !book || book.isPossibleNumber(value) ? '' : 'phone.wrong_length';
}

/** Returns the code of a number that its country does not have, or ''. */
export function usePhoneOfCountry(value: string): string {
  const [checked, setChecked] = useState({ value: '', code: '' });
  useEffect(() => {
    let isWanted = true;
    void phoneOfCountry(value).then((code) => isWanted && setChecked({ value, code }));
    return () => {
      isWanted = false;
    };
  }, [value]);
  return checked.value === value ? checked.code : '';
}

type PhoneOptions = {
  value: string;
  /** True if the calling code is part of the typed text. */
  isWhole: boolean;
  onChange: (value: string) => void;
  element: RefObject<Element | null>;
};

const DEFAULT: PhoneCountry = {
  country: DEFAULT_COUNTRY,
  callingCode: DEFAULT_CALLING_CODE,
  name: DEFAULT_COUNTRY,
};

/** Keeps a phone number as typed and groups its digits on blur. The hook works without the rules too. */
function usePhone({ value, isWhole, onChange, element }: PhoneOptions) {
  const book = usePhoneBook(element);
  const [typed, setTyped] = useState<string | null>(null);
  const [chosen, setChosen] = useState(DEFAULT_COUNTRY);
  const name = book?.countryOf(value, chosen) ?? chosen;
  const country = book?.countries.find((one) => one.country === name) ?? DEFAULT;
  // Beside its calling code a national number is of that country; alone it is of the chosen one.
  const home = isWhole ? chosen : country.country;

  function tell(next: string) {
    if (next !== value) onChange(next);
  }

  return {
    text: typed ?? (book ? book.show(value, isWhole) : plain(value, isWhole)),
    country,
    countries: book?.countries ?? [DEFAULT],
    type(text: string) {
      setTyped(text);
      tell(book ? book.read(text, home) : text.trim());
    },
    leave() {
      if (book && typed !== null) tell(book.read(typed, home));
      setTyped(null);
    },
    choose(next: string) {
      setChosen(next);
      if (book && value) tell(book.move(value, next));
    },
  };
}

function plain(value: string, isWhole: boolean): string {
  const code = `+${DEFAULT_CALLING_CODE}`;
  return !isWhole && value.startsWith(code) ? value.slice(code.length) : value;
}

/** Loads the phone rules shortly before the field is visible; returns null until then, or offline. */
function usePhoneBook(element: RefObject<Element | null>): PhoneBook | null {
  const language = useLanguage();
  const isNear = useNear(element);
  const [book, setBook] = useState<PhoneBook | null>(null);
  useEffect(() => {
    if (!isNear) return;
    let isWanted = true;
    import('./phone-book')
      .then(({ openPhoneBook }) => openPhoneBook(language))
      // Offline the field stays plain.
      .then((opened) => isWanted && setBook(opened), console.error);
    return () => {
      isWanted = false;
    };
  }, [isNear, language]);
  return book;
}

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

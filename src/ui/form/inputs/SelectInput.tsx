import { ChevronDown } from 'lucide-react';
import type { InputProps } from '../field-binding';
import { FieldShell } from './FieldShell';
import * as styles from './SelectInput.css';

export type SelectKind = {
  options: { value: string; label: string; unavailable?: boolean }[];
  /** The empty first option has this text; without the text the first real option is selected. */
  placeholder?: string;
  autoComplete?: string;
};

export function SelectInput(props: InputProps<HTMLSelectElement> & SelectKind) {
  const { label, hint, optional, className, error, hideLabel, ...rest } = props;
  const { options, placeholder, ...select } = rest;
  return (
    <FieldShell {...{ label, hint, optional, className, error, hideLabel }}>
      {(attributes) => (
        <span className={styles.wrap}>
          <select
            {...select}
            {...attributes}
            onChange={(event) => props.onChange(event.currentTarget.value, event)}
            className={styles.select}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.unavailable}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown size={20} className={styles.arrow} />
        </span>
      )}
    </FieldShell>
  );
}

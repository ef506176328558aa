import { ChevronDown } from 'lucide-react';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { classNames } from '../../class-names';
import type { InputProps } from '../SchemaForm';
import * as checkboxInputStyles from './CheckboxInput.css';
import * as fieldShell from './FieldShell.css';
import { FieldError, FieldHint, FieldShell, useFieldIds } from './inputs';
import * as styles from './SelectInput.css';

export type SelectKind<Value extends string = string> = {
  options: { value: Value; label: string; unavailable?: boolean }[];
  /** The empty first option has this text; without the text the first real option is selected. */
  placeholder?: string;
  autoComplete?: string;
};

export function SelectInput<Value extends string>(
  props: InputProps<HTMLSelectElement, Value> & SelectKind<Value>,
) {
  const { label, hint, optional, className, error, hideLabel, ...rest } = props;
  const { options, placeholder, ...select } = rest;
  return (
    <FieldShell {...{ label, hint, optional, className, error, hideLabel }}>
      {(attributes) => (
        <span className={styles.wrap}>
          <select
            {...select}
            {...attributes}
            // A select has the value of one of its options.
            onChange={(event) => props.onChange(event.currentTarget.value as Value, event)}
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

type CheckboxInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
};

export function CheckboxInput({ label, hint, error, className, ...input }: CheckboxInputProps) {
  const { id, attributes } = useFieldIds({ hint, error });
  return (
    <div className={classNames(fieldShell.shell, className)}>
      <label htmlFor={id} className={checkboxInputStyles.line}>
        <input
          {...input}
          id={id}
          type="checkbox"
          {...attributes}
          className={checkboxInputStyles.box}
        />
        <span className={checkboxInputStyles.words}>{label}</span>
      </label>
      <FieldHint of={id} className={checkboxInputStyles.below}>
        {hint}
      </FieldHint>
      <FieldError of={id} className={checkboxInputStyles.below}>
        {error}
      </FieldError>
    </div>
  );
}

import type { InputHTMLAttributes, ReactNode } from 'react';
import { classNames } from '../../class-names';
import * as styles from './CheckboxInput.css';
import { FieldError, FieldHint, useFieldIds } from './FieldShell';
import { shell } from './FieldShell.css';

type CheckboxInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
};

export function CheckboxInput({ label, hint, error, className, ...input }: CheckboxInputProps) {
  const { id, attributes } = useFieldIds({ hint, error });
  return (
    <div className={classNames(shell, className)}>
      <label htmlFor={id} className={styles.line}>
        <input {...input} id={id} type="checkbox" {...attributes} className={styles.box} />
        <span className={styles.words}>{label}</span>
      </label>
      <FieldHint of={id} className={styles.below}>
        {hint}
      </FieldHint>
      <FieldError of={id} className={styles.below}>
        {error}
      </FieldError>
    </div>
  );
}

import { useSignals } from '@preact/signals-react/runtime';
import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { useFieldText } from '../../i18n/field-text';
import { classNames } from '../class-names';
import * as styles from './CheckboxField.css';
import type { FieldProps } from './field-binding';
import * as shell from './inputs/FieldShell.css';

type CheckboxFieldProps = Omit<FieldProps<boolean>, 'optional'>;

/** Yes or no, in a form. */
export function CheckboxField({ field, control, label, hint, className }: CheckboxFieldProps) {
  useSignals();
  const fieldText = useFieldText();
  const id = useId();
  const code = field.error.value;
  const hintId = hint ? `${id}-hint` : '';
  const errorId = code ? `${id}-error` : '';
  return (
    <div className={classNames(shell.shell, className)}>
      <label htmlFor={id} className={styles.line}>
        <input
          {...control}
          id={id}
          type="checkbox"
          checked={field.value.value ?? false}
          aria-invalid={code ? true : undefined}
          aria-describedby={`${hintId} ${errorId}`.trim() || undefined}
          className={styles.box}
        />
        <span className={styles.words}>{label}</span>
      </label>
      {hint && (
        <p id={hintId} className={classNames(shell.hint, styles.below)}>
          {hint}
        </p>
      )}
      {code && (
        <p id={errorId} className={classNames(shell.error, styles.below)}>
          <CircleAlert aria-hidden="true" size={16} className={shell.errorIcon} />
          <span>{fieldText(code)}</span>
        </p>
      )}
    </div>
  );
}

import { CircleAlert } from 'lucide-react';
import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { classNames } from '../../class-names';
import * as styles from './CheckboxInput.css';
import * as shell from './FieldShell.css';

type CheckboxInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
};

export function CheckboxInput({ label, hint, error, className, ...input }: CheckboxInputProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : '';
  const errorId = error ? `${id}-error` : '';
  return (
    <div className={classNames(shell.shell, className)}>
      <label htmlFor={id} className={styles.line}>
        <input
          {...input}
          id={id}
          type="checkbox"
          aria-invalid={error ? true : undefined}
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
      {error && (
        <p id={errorId} className={classNames(shell.error, styles.below)}>
          <CircleAlert size={16} className={shell.errorIcon} />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}

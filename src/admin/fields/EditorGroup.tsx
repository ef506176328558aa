import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import * as shell from '../../ui/form/inputs/FieldShell.css';
import * as styles from './Fields.css';

type EditorGroupProps = { label: string; hint?: string; error?: string; children: ReactNode };

/** Shows the fields of one setting with their common label, hint and error. */
export function EditorGroup({ label, hint, error, children }: EditorGroupProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : '';
  const errorId = error ? `${id}-error` : '';
  return (
    <fieldset
      className={styles.editor}
      aria-describedby={`${hintId} ${errorId}`.trim() || undefined}
      aria-invalid={error ? true : undefined}
    >
      <legend className={shell.label}>{label}</legend>
      {hint && (
        <p id={hintId} className={shell.hint}>
          {hint}
        </p>
      )}
      {children}
      {error && (
        <p id={errorId} role="alert" className={shell.error}>
          <CircleAlert aria-hidden="true" size={16} className={shell.errorIcon} />
          <span>{error}</span>
        </p>
      )}
    </fieldset>
  );
}

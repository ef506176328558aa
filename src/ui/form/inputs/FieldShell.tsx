import { Trans } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classNames } from '../../class-names';
import { Text } from '../../layout/Flow';
import * as hidden from '../../layout/VisuallyHidden.css';
import type { FieldLook } from '../field-binding';
import * as styles from './FieldShell.css';

type FieldShellProps = FieldLook & {
  error?: string;
  hideLabel?: boolean;
  children: (attributes: { id: string } & FieldAttributes) => ReactNode;
};

/** Shows label, hint, control and error, and associates them for screen readers. */
export function FieldShell(props: FieldShellProps) {
  const { label, hint, error, optional = false, hideLabel = false } = props;
  const { id, attributes } = useFieldIds({ hint, error });
  return (
    <div className={classNames(styles.shell, props.className)}>
      <label id={`${id}-label`} htmlFor={id} className={hideLabel ? hidden.hidden : styles.label}>
        {label}
        {optional && <OptionalMark />}
      </label>
      <FieldHint of={id}>{hint}</FieldHint>
      {props.children({ id, ...attributes })}
      <FieldError of={id}>{error}</FieldError>
    </div>
  );
}

type FieldAttributes = { 'aria-describedby': string | undefined; 'aria-invalid': true | undefined };

/** The ids are those of `FieldHint` and `FieldError`. */
export function useFieldIds({ hint, error }: { hint?: ReactNode; error?: string }) {
  const id = useId();
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean);
  const attributes: FieldAttributes = {
    'aria-describedby': ids.join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
  };
  return { id, attributes };
}

export function OptionalMark() {
  return (
    <Text as="span" size="small" tone="muted" weight={400}>
      {' '}
      <Trans>(optional)</Trans>
    </Text>
  );
}

type FieldNoteProps = { of: string; className?: string; children: ReactNode };

export function FieldHint({ of, className, children }: FieldNoteProps) {
  if (!children) return null;
  return (
    <p id={`${of}-hint`} className={classNames(styles.hint, className)}>
      {children}
    </p>
  );
}

export function FieldError({ of, className, role, children }: FieldNoteProps & { role?: 'alert' }) {
  if (!children) return null;
  return (
    <p id={`${of}-error`} role={role} className={classNames(styles.error, className)}>
      <CircleAlert size={16} className={styles.errorIcon} />
      <span>{children}</span>
    </p>
  );
}

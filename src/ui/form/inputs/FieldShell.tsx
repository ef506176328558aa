import { Trans } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classNames } from '../../class-names';
import { Text } from '../../layout/Flow';
import * as hidden from '../../layout/VisuallyHidden.css';
import type { FieldLook } from '../field-binding';
import * as styles from './FieldShell.css';

type ControlAttributes = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

type FieldShellProps = FieldLook & {
  error?: string;
  hideLabel?: boolean;
  children: (attributes: ControlAttributes) => ReactNode;
};

/** Shows label, hint, control and error, and associates them for screen readers. */
export function FieldShell(props: FieldShellProps) {
  const { label, hint, error, optional = false, hideLabel = false } = props;
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className={classNames(styles.shell, props.className)}>
      <label id={`${id}-label`} htmlFor={id} className={hideLabel ? hidden.hidden : styles.label}>
        {label}
        {optional && (
          <Text as="span" size="small" tone="muted" weight={400}>
            {' '}
            <Trans>(optional)</Trans>
          </Text>
        )}
      </label>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {props.children({
        id,
        'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && (
        <p id={errorId} className={styles.error}>
          <CircleAlert size={16} className={styles.errorIcon} />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}

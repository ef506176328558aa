import { Trans } from '@lingui/react/macro';
import { useSignals } from '@preact/signals-react/runtime';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useFieldText } from '../../i18n/field-text';
import { classNames } from '../class-names';
import { Text } from '../layout/Flow';
import * as styles from './ChoiceField.css';
import type { FieldProps } from './field-binding';
import * as shell from './inputs/FieldShell.css';

export type Choice = {
  value: string;
  label: ReactNode;
  /** A second, smaller line. */
  note?: ReactNode;
  /** The choice looks unlike the others, but can be chosen. */
  isFaint?: boolean;
  unavailable?: boolean;
};

type ChoiceFieldProps = FieldProps<string> & {
  options: readonly Choice[];
  layout: keyof typeof styles.layout;
};

/** Shows a choice of a few visible options with native radio buttons. */
export function ChoiceField(props: ChoiceFieldProps) {
  useSignals();
  const { field, control, label, hint, optional, options, layout } = props;
  const fieldText = useFieldText();
  const id = useId();
  const code = field.error.value;
  const describedBy = [hint && `${id}-hint`, code && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset
      aria-describedby={describedBy || undefined}
      className={classNames(styles.group, props.className)}
    >
      <legend className={styles.legend}>
        {label}
        {optional && (
          <Text as="span" size="small" tone="muted" weight={400}>
            {' '}
            <Trans>(optional)</Trans>
          </Text>
        )}
      </legend>
      {hint && (
        <p id={`${id}-hint`} className={shell.hint}>
          {hint}
        </p>
      )}
      <div className={styles.layout[layout]}>
        {options.map((option) => (
          <label
            key={option.value}
            data-chosen={field.value.value === option.value}
            data-faint={option.isFaint || option.unavailable}
            className={styles.choice[layout]}
          >
            <input
              {...control}
              type="radio"
              id={`${id}-${option.value}`}
              value={option.value}
              checked={field.value.value === option.value}
              disabled={option.unavailable}
              className={styles.radio}
            />
            <span className={styles.words}>
              {option.label}
              {option.note && <span className={styles.note}> {option.note}</span>}
            </span>
          </label>
        ))}
      </div>
      {code && (
        <p id={`${id}-error`} className={shell.error}>
          <CircleAlert size={16} className={shell.errorIcon} />
          <span>{fieldText(code)}</span>
        </p>
      )}
    </fieldset>
  );
}

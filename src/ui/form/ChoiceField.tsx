import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import * as styles from './ChoiceField.css';
import * as shell from './inputs/FieldShell.css';
import { FieldError, FieldHint, OptionalMark, useFieldIds } from './inputs/inputs';
import type { FieldProps } from './SchemaForm';
import { useFieldError } from './SchemaForm';

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
  const { field, control, label, hint, optional, options, layout } = props;
  const error = useFieldError(field);
  const { id, attributes } = useFieldIds({ hint, error });
  return (
    <fieldset
      aria-describedby={attributes['aria-describedby']}
      className={classNames(shell.shell, props.className)}
    >
      <legend className={styles.legend}>
        {label}
        {optional && <OptionalMark />}
      </legend>
      <FieldHint of={id}>{hint}</FieldHint>
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
      <FieldError of={id}>{error}</FieldError>
    </fieldset>
  );
}

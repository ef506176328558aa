import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import type { Words } from '#domain/settings/setting';
import { useLanguage } from '../../i18n/use-language';
import * as shell from '../../ui/form/inputs/FieldShell.css';
import { TextInput } from '../../ui/form/inputs/TextInput';
import * as styles from './Settings.css';
import { PART_MARK, partsOf } from './setting-text';

type PartsInputProps = {
  label: string;
  name: string;
  hint?: string;
  error?: string;
  parts: readonly Words[];
  unit?: Words | undefined;
  /** Returns the values of the parts in one line. */
  typed: string;
  onType: (typed: string) => void;
};

/** Shows a field for each part of a value. */
export function PartsInput(props: PartsInputProps) {
  const { label, name, hint, error, parts, unit, typed, onType } = props;
  const language = useLanguage();
  const id = useId();
  const values = partsOf(typed);

  function type(at: number, text: string) {
    const now = parts.map((_, part) =>
      part === at ? text.replaceAll(PART_MARK.trim(), '') : (values[part] ?? ''),
    );
    onType(now.join(PART_MARK));
  }

  return (
    <fieldset
      className={styles.fact}
      aria-describedby={
        [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
      }
    >
      <legend className={styles.name}>{label}</legend>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <div className={styles.pair}>
        {parts.map((part, at) => (
          <TextInput
            key={part.en}
            name={`${name}.${at + 1}`}
            label={part[language]}
            value={values[at] ?? ''}
            autoComplete="off"
            {...(unit && { inputMode: 'numeric' as const })}
            {...(unit && { end: <span className={styles.unit}>{unit[language]}</span> })}
            onChange={(text) => type(at, text)}
          />
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} role="alert" className={shell.error}>
          <CircleAlert aria-hidden="true" size={16} className={shell.errorIcon} />
          <span>{error}</span>
        </p>
      )}
    </fieldset>
  );
}

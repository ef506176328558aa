import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import type { SettingChoice } from '#domain/settings/setting';
import { useLanguage } from '../../i18n/use-language';
import { CheckboxInput } from '../../ui/form/inputs/CheckboxInput';
import * as shell from '../../ui/form/inputs/FieldShell.css';
import { choicesOf, typedOf } from './setting-text';

type ChoicesInputProps = {
  label: string;
  name: string;
  hint?: string;
  error?: string;
  choices: readonly SettingChoice[];
  typed: string;
  onType: (typed: string) => void;
};

/** Shows a check box for each possible value of a setting. */
export function ChoicesInput(props: ChoicesInputProps) {
  const { label, name, hint, error, choices, typed, onType } = props;
  const language = useLanguage();
  const id = useId();
  const picked = choicesOf(typed);

  function tick(value: string, isTicked: boolean) {
    const now = choices.filter((one) =>
      one.value === value ? isTicked : picked.includes(one.value),
    );
    onType(
      typedOf(
        'choices',
        now.map((one) => one.value),
      ),
    );
  }

  return (
    <fieldset
      className={shell.shell}
      aria-describedby={
        [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
      }
    >
      <legend className={shell.label}>{label}</legend>
      {choices.map((choice) => (
        <CheckboxInput
          key={choice.value}
          label={choice.label[language]}
          name={`${name}.${choice.value}`}
          checked={picked.includes(choice.value)}
          onChange={(event) => tick(choice.value, event.currentTarget.checked)}
        />
      ))}
      {hint && (
        <p id={`${id}-hint`} className={shell.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} role="alert" className={shell.error}>
          <CircleAlert aria-hidden="true" size={16} className={shell.errorIcon} />
          <span>{error}</span>
        </p>
      )}
    </fieldset>
  );
}

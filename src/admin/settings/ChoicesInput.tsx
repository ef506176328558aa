import type { SettingChoice } from '#domain/settings/setting';
import { useLanguage } from '../../i18n/use-language';
import { CheckboxInput } from '../../ui/form/inputs/CheckboxInput';
import { EditorGroup, type EditorWords } from './editor/EditorGroup';
import { choicesOf, typedOf } from './setting-text';

type ChoicesInputProps = EditorWords & {
  name: string;
  choices: readonly SettingChoice[];
  typed: string;
  onType: (typed: string) => void;
};

/** Shows a check box for each possible value of a setting. */
export function ChoicesInput({ name, choices, typed, onType, ...words }: ChoicesInputProps) {
  const language = useLanguage();
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
    <EditorGroup {...words}>
      {choices.map((choice) => (
        <CheckboxInput
          key={choice.value}
          label={choice.label[language]}
          name={`${name}.${choice.value}`}
          checked={picked.includes(choice.value)}
          onChange={(event) => tick(choice.value, event.currentTarget.checked)}
        />
      ))}
    </EditorGroup>
  );
}

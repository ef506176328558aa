import { useLingui } from '@lingui/react/macro';
import type { Choice, Field, FieldKind } from '#domain/resource/field';
import type { NumberStyle } from '#domain/typed-number';
import { useLanguage } from '../../i18n/use-language';
import { Chip } from '../../ui/controls/Chip';
import { CheckboxInput } from '../../ui/form/inputs/CheckboxInput';
import { SelectInput } from '../../ui/form/inputs/SelectInput';
import { TextAreaInput } from '../../ui/form/inputs/TextAreaInput';
import { TextInput, type TextKind } from '../../ui/form/inputs/TextInput';
import { PhoneInput } from '../../ui/form/phone/PhoneInput';
import { useUnderstood } from '../shared/figures';
import * as styles from './Records.css';
import type { FormValue } from './record-draft';

type RecordFieldInputProps = {
  name: string;
  field: Field;
  value: FormValue;
  error: string | undefined;
  /** Lists the choices of a reference. */
  choices?: readonly Choice[] | undefined;
  style?: NumberStyle;
  onChange: (value: FormValue) => void;
};

const TEXT_KINDS: Partial<Record<FieldKind, Partial<TextKind>>> = {
  email: { type: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
  whole: { inputMode: 'numeric' },
  decimal: { inputMode: 'decimal' },
  lira: { inputMode: 'decimal', prefix: '₺' },
  moment: { type: 'datetime-local' },
};

const NUMBERS: readonly FieldKind[] = ['whole', 'decimal', 'lira'];

/** Shows one field with the input of its kind. */
export function RecordFieldInput(props: RecordFieldInputProps) {
  const { name, field, value, error, onChange } = props;
  const { t } = useLingui();
  const understood = useUnderstood();
  const language = useLanguage();
  const choices = field.choices ?? props.choices ?? [];
  const look = {
    label: field.label[language],
    ...(field.hint ? { hint: field.hint[language] } : {}),
    ...(error ? { error } : {}),
    ...(field.isRequired ? {} : { optional: true }),
  };
  if (typeof value === 'boolean') {
    const { label, hint } = look;
    return (
      <CheckboxInput
        label={label}
        hint={hint}
        {...(error ? { error } : {})}
        name={name}
        checked={value}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    );
  }
  if (typeof value !== 'string') {
    return <ChoiceChips legend={look.label} value={value} choices={choices} onChange={onChange} />;
  }
  const text = { ...look, name, value, autoComplete: 'off', onChange };
  if (field.kind === 'phone') return <PhoneInput {...text} />;
  if (field.kind === 'paragraph') return <TextAreaInput {...text} />;
  if (field.kind === 'choice' || field.kind === 'reference') {
    const options = choices.map((one) => ({ value: one.value, label: one.label[language] }));
    const none = field.isRequired ? t`Choose…` : t`None`;
    const isOpen = field.kind === 'reference' || value === '' || !field.isRequired;
    return <SelectInput {...text} options={options} {...(isOpen && { placeholder: none })} />;
  }
  const isNumber = NUMBERS.includes(field.kind);
  const read = isNumber ? understood(value, props.style) : {};
  return <TextInput {...text} {...TEXT_KINDS[field.kind]} {...read} />;
}

type ChoiceChipsProps = {
  legend: string;
  value: readonly string[];
  choices: readonly Choice[];
  onChange: (value: string[]) => void;
};

function ChoiceChips({ legend, value, choices, onChange }: ChoiceChipsProps) {
  const language = useLanguage();
  return (
    <fieldset className={styles.chips}>
      <legend className={styles.legend}>{legend}</legend>
      {choices.map((one) => {
        const isOn = value.includes(one.value);
        return (
          <Chip
            key={one.value}
            pressed={isOn}
            onClick={() => onChange(toggled(one, value, choices))}
          >
            {one.label[language]}
          </Chip>
        );
      })}
    </fieldset>
  );
}

/** A choice with `isAlone` and any other put each other out. */
function toggled(one: Choice, chosen: readonly string[], choices: readonly Choice[]): string[] {
  if (chosen.includes(one.value)) return chosen.filter((other) => other !== one.value);
  if (one.isAlone) return [one.value];
  const others = choices.filter(({ isAlone }) => !isAlone).map(({ value }) => value);
  return [...chosen.filter((other) => others.includes(other)), one.value];
}

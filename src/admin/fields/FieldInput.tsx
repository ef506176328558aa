import { useLingui } from '@lingui/react/macro';
import type { LucideIcon } from 'lucide-react';
import { Clock, TriangleAlert } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import * as v from 'valibot';
import type { NumberStyle } from '#domain/quantity';
import type { FormValue } from '#domain/resource/kinds';
import { FORMS } from '#domain/resource/kinds';
import type { Choice, Field, FieldKind } from '#domain/resource/resource';
import { useLanguage } from '../../i18n/language';
import { Chip } from '../../ui/controls/controls';
import type { TextKind } from '../../ui/form/inputs/inputs';
import { CheckboxInput, SelectInput, TextAreaInput, TextInput } from '../../ui/form/inputs/inputs';
import { PhoneInput } from '../../ui/form/phone/PhoneInput';
import { Row } from '../../ui/layout/Flow';
import { useOptions, useUnderstood } from '../shared/Read';
import { DishListInput } from './DishListInput';
import * as styles from './Fields.css';
import { ClosuresEditor, EditorGroup, TimeListInput, WeekEditor } from './OpeningEditors';

type AnyInputProps = InputProps<FormValue>;

type FieldInputProps = Pick<AnyInputProps, 'name' | 'field' | 'value' | 'onChange'> &
  Partial<Pick<AnyInputProps, 'style' | 'isLocked' | 'isShort' | 'end'>> & {
    error?: string | undefined;
    choices?: readonly Choice[] | undefined;
  };

export type InputProps<Form> = {
  name: string;
  words: { label: string; hint?: string; error?: string; optional?: true };
  field: Field;
  value: Form;
  choices: readonly Choice[];
  style: NumberStyle | undefined;
  isLocked: boolean;
  /** True keeps numbers from filling the row. */
  isShort: boolean;
  /** Stands at the end of a number's box. */
  end: ReactNode;
  onChange: (value: Form) => void;
};

export function FieldInput({ field, choices = [], error, ...props }: FieldInputProps) {
  const { style, isLocked = false, isShort = false, end } = props;
  const language = useLanguage();
  const Input = INPUTS[field.kind];
  const words = {
    label: field.label[language],
    ...(field.hint && { hint: field.hint[language] }),
    ...(error && { error }),
    ...(!field.isRequired && { optional: true as const }),
  };
  const more = { field, words, style, isLocked, isShort, end, choices: field.choices ?? choices };
  return <Input {...props} {...more} />;
}

/** Takes only what is a form of the kind. */
function taking<Form extends FormValue>(
  form: v.GenericSchema<Form>,
  Input: ComponentType<InputProps<Form>>,
): ComponentType<AnyInputProps> {
  return ({ value, ...props }) => (v.is(form, value) ? <Input {...props} value={value} /> : null);
}

const typed = taking(FORMS.text, Typed);
const long = taking(FORMS.text, ({ words, name, value, onChange }) => (
  <TextAreaInput {...words} name={name} value={value} autoComplete="off" onChange={onChange} />
));
const parts = taking(FORMS.texts, Parts);

const INPUTS: Record<FieldKind, ComponentType<AnyInputProps>> = {
  line: typed,
  email: typed,
  whole: typed,
  decimal: typed,
  lira: typed,
  day: typed,
  moment: typed,
  instant: typed,
  place: typed,
  paragraph: long,
  days: long,
  phone: taking(FORMS.text, ({ words, name, value, onChange }) => (
    <PhoneInput {...words} name={name} value={value} autoComplete="off" onChange={onChange} />
  )),
  choice: taking(FORMS.text, Select),
  reference: taking(FORMS.text, Select),
  flag: taking(FORMS.flag, Flag),
  choices: taking(FORMS.texts, Chips),
  ticks: taking(FORMS.texts, Ticks),
  numbers: parts,
  names: parts,
  ageing: taking(FORMS.minutes, Ageing),
  times: taking(FORMS.texts, TimeListInput),
  week: taking(FORMS.week, WeekEditor),
  closures: taking(FORMS.closures, ClosuresEditor),
  dishes: taking(FORMS.dishes, DishListInput),
};

const TEXT_KINDS: Partial<Record<FieldKind, Partial<TextKind>>> = {
  email: { type: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
  whole: { inputMode: 'numeric' },
  decimal: { inputMode: 'decimal' },
  lira: { inputMode: 'decimal', prefix: '₺' },
  moment: { type: 'datetime-local' },
};

const NUMBERS: readonly FieldKind[] = ['whole', 'decimal', 'lira'];

/** True for columns that align to the right. */
export function isNumber({ kind }: Field): boolean {
  return NUMBERS.includes(kind);
}

function Typed({ name, words, field, value, style, isShort, end, onChange }: InputProps<string>) {
  const understood = useUnderstood();
  const language = useLanguage();
  const unit = field.unit && <span className={styles.unit}>{field.unit[language]}</span>;
  return (
    <TextInput
      {...words}
      name={name}
      value={value}
      onChange={onChange}
      {...TEXT_KINDS[field.kind]}
      {...(isNumber(field) && understood(value, style))}
      {...(isShort && isNumber(field) && { className: styles.short })}
      {...(unit && {
        end: (
          <>
            {unit}
            {end}
          </>
        ),
      })}
    />
  );
}

function Select({ name, words, field, value, choices, onChange }: InputProps<string>) {
  const { t } = useLingui();
  const language = useLanguage();
  const options = useOptions();
  const isOpen = field.kind === 'reference' || value === '' || !field.isRequired;
  return (
    <SelectInput
      {...words}
      name={name}
      value={value}
      autoComplete="off"
      options={options(choices)}
      {...(isOpen && {
        placeholder: field.isRequired ? t`Choose…` : (field.none?.[language] ?? t`None`),
      })}
      onChange={onChange}
    />
  );
}

function Flag({ name, words, value, isLocked, onChange }: InputProps<boolean>) {
  const { optional: _, ...look } = words;
  return (
    <CheckboxInput
      {...look}
      name={name}
      checked={value}
      aria-disabled={isLocked}
      onChange={(event) => !isLocked && onChange(event.currentTarget.checked)}
    />
  );
}

function Chips({ words, value, choices, onChange }: InputProps<string[]>) {
  const language = useLanguage();
  return (
    <Row as="fieldset" align="stretch">
      <legend className={styles.legend}>{words.label}</legend>
      {choices.map((one) => (
        <Chip
          key={one.value}
          pressed={value.includes(one.value)}
          onClick={() => onChange(toggled(one, value, choices))}
        >
          {one.label[language]}
        </Chip>
      ))}
    </Row>
  );
}

/** A choice with `isAlone` and any other put each other out. */
function toggled(one: Choice, chosen: readonly string[], choices: readonly Choice[]): string[] {
  if (chosen.includes(one.value)) return chosen.filter((other) => other !== one.value);
  if (one.isAlone) return [one.value];
  const others = choices.filter(({ isAlone }) => !isAlone).map(({ value }) => value);
  return [...chosen.filter((other) => others.includes(other)), one.value];
}

function Ticks({ name, words, value: picked, choices, onChange }: InputProps<string[]>) {
  const language = useLanguage();
  const values = choices.map(({ value }) => value);
  return (
    <EditorGroup {...words}>
      {choices.map(({ value, label }) => (
        <CheckboxInput
          key={value}
          label={label[language]}
          name={`${name}.${value}`}
          checked={picked.includes(value)}
          onChange={({ currentTarget: { checked } }) =>
            onChange(values.filter((one) => (one === value ? checked : picked.includes(one))))
          }
        />
      ))}
    </EditorGroup>
  );
}

function Parts({ name, words, field, value: values, onChange }: InputProps<string[]>) {
  const language = useLanguage();
  const { parts = [], unit } = field;
  return (
    <EditorGroup {...words}>
      <div className={styles.pair}>
        {parts.map((part, at) => (
          <TextInput
            key={part.en}
            name={`${name}.${at + 1}`}
            label={part[language]}
            value={values[at] ?? ''}
            {...(unit && {
              inputMode: 'numeric',
              end: <span className={styles.unit}>{unit[language]}</span>,
            })}
            onChange={(text) =>
              onChange(parts.map((_, part) => (part === at ? text : (values[part] ?? ''))))
            }
          />
        ))}
      </div>
    </EditorGroup>
  );
}

type Minutes = v.InferOutput<typeof FORMS.minutes>;

/** The minutes after which the board marks an order as due and as late. */
function Ageing({ name, words, value, onChange }: InputProps<Minutes>) {
  const { t } = useLingui();
  const minutes = (part: keyof Minutes, Icon: LucideIcon, label: string) => ({
    name: `${name}.${part}`,
    label: (
      <span className={styles.mark}>
        <Icon size={16} />
        {label}
      </span>
    ),
    inputMode: 'numeric' as const,
    end: <span className={styles.unit}>{t`min`}</span>,
    value: value[part],
    onChange: (text: string) => onChange({ ...value, [part]: text }),
  });
  return (
    <EditorGroup {...words}>
      <div className={styles.pair}>
        <TextInput {...minutes('due', Clock, t`Due after`)} />
        <TextInput {...minutes('late', TriangleAlert, t`Late after`)} />
      </div>
    </EditorGroup>
  );
}

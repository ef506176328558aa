import { Trans } from '@lingui/react/macro';
import { ChevronDown, CircleAlert } from 'lucide-react';
import { RadioGroup } from 'radix-ui';
import type { ChangeEvent, ComponentProps, FocusEventHandler, ReactNode, Ref } from 'react';
import { useId } from 'react';
import { classNames } from '../../class-names';
import { Badge } from '../../feedback/states';
import { Hint, Row, Stack, Text } from '../../layout/Flow';
import * as hidden from '../../layout/VisuallyHidden.css';
import * as checkboxInputStyles from './CheckboxInput.css';
import * as fieldShell from './FieldShell.css';
import * as radioCardsStyles from './RadioCards.css';
import * as selectInputStyles from './SelectInput.css';
import * as styles from './TextInput.css';

export type FieldLook = {
  label: ReactNode;
  hint?: ReactNode;
  /** Only optional fields have a mark. */
  optional?: boolean;
  className?: string;
};

export type InputProps<Control, Value extends string = string> = FieldLook & {
  value: Value;
  onChange: (value: Value, event: ChangeEvent<Control>) => void;
  onBlur?: FocusEventHandler<Control>;
  name?: string;
  ref?: Ref<Control>;
  error?: string;
  hideLabel?: boolean;
};

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
    <div className={classNames(fieldShell.shell, props.className)}>
      <label
        id={`${id}-label`}
        htmlFor={id}
        className={hideLabel ? hidden.hidden : fieldShell.label}
      >
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
    <Hint id={`${of}-hint`} className={className}>
      {children}
    </Hint>
  );
}

export function FieldError({ of, className, role, children }: FieldNoteProps & { role?: 'alert' }) {
  if (!children) return null;
  return (
    <p id={`${of}-error`} role={role} className={classNames(fieldShell.error, className)}>
      <CircleAlert size={16} className={fieldShell.errorIcon} />
      <span>{children}</span>
    </p>
  );
}

export type TextAreaKind = Pick<
  ComponentProps<'textarea'>,
  'rows' | 'maxLength' | 'autoComplete' | 'enterKeyHint' | 'placeholder'
>;

export function TextAreaInput(props: InputProps<HTMLTextAreaElement> & TextAreaKind) {
  const { label, hint, optional, className, error, hideLabel, ...area } = props;
  return (
    <FieldShell {...{ label, hint, optional, className, error, hideLabel }}>
      {(attributes) => (
        <textarea
          {...area}
          {...attributes}
          rows={area.rows ?? 3}
          onChange={(event) => props.onChange(event.currentTarget.value, event)}
          className={styles.area}
        />
      )}
    </FieldShell>
  );
}

type InputAttributes = ComponentProps<'input'>;

/** These attributes choose keyboard and autofill. */
export type TextKind = Pick<
  InputAttributes,
  'inputMode' | 'autoCapitalize' | 'enterKeyHint' | 'maxLength' | 'pattern' | 'placeholder'
> & {
  type?: 'text' | 'email' | 'tel' | 'search' | 'password' | 'date' | 'datetime-local' | 'time';
  /** The default turns off what the browser offers to fill in. */
  autoComplete?: string;
  spellCheck?: boolean;
  prefix?: ReactNode;
  readOnly?: boolean;
};

type TextInputProps = InputProps<HTMLInputElement> &
  TextKind & {
    /** The box shows this control at its end, such as show/hide. */
    end?: ReactNode;
  };

export function TextInput(props: TextInputProps) {
  const { label, hint, optional, className, error, hideLabel, prefix, end, ...input } = props;
  return (
    <FieldShell {...{ label, hint, optional, className, error, hideLabel }}>
      {(attributes) => (
        <Row as="span" align="stretch" wrap={false}>
          {prefix && <span className={styles.prefix}>{prefix}</span>}
          <input
            autoComplete="off"
            {...input}
            {...attributes}
            type={input.type ?? 'text'}
            onChange={(event) => props.onChange(event.currentTarget.value, event)}
            className={fieldShell.box}
          />
          {end}
        </Row>
      )}
    </FieldShell>
  );
}

type RadioCard = {
  value: string;
  title: ReactNode;
  hint?: ReactNode;
  price?: ReactNode;
  tag?: ReactNode;
  icon?: ReactNode;
  unavailable?: boolean;
};

type RadioCardsProps = {
  label: ReactNode;
  value: string | null;
  options: RadioCard[];
  onChange: (value: string) => void;
  /** Explains why a choice is unavailable, and chooses nothing. */
  onUnavailable?: (value: string) => void;
  hint?: ReactNode;
  error?: string;
  layout?: keyof typeof radioCardsStyles.layout;
};

export function RadioCards(props: RadioCardsProps) {
  const { label, options, hint, error, layout = 'stack' } = props;
  const { id, attributes } = useFieldIds({ hint, error });

  function choose(value: string) {
    const isUnavailable = options.some((option) => option.value === value && option.unavailable);
    if (isUnavailable) props.onUnavailable?.(value);
    else props.onChange(value);
  }

  return (
    <Stack gap={8}>
      <p id={id} className={fieldShell.label}>
        {label}
      </p>
      <FieldHint of={id}>{hint}</FieldHint>
      <RadioGroup.Root
        value={props.value}
        onValueChange={choose}
        aria-labelledby={id}
        {...attributes}
        className={radioCardsStyles.layout[layout]}
      >
        {options.map((option) => (
          <RadioGroup.Item
            key={option.value}
            value={option.value}
            aria-disabled={option.unavailable || undefined}
            className={radioCardsStyles.card}
          >
            <span aria-hidden="true" className={radioCardsStyles.dot}>
              <RadioGroup.Indicator className={radioCardsStyles.mark} />
            </span>
            {option.icon && <span className={radioCardsStyles.icon}>{option.icon}</span>}
            <span className={radioCardsStyles.words}>
              <span className={radioCardsStyles.title}>{option.title}</span>
              {option.hint && <span className={radioCardsStyles.hint}>{option.hint}</span>}
              {option.tag && (
                <span className={radioCardsStyles.tag}>
                  <Badge tone="neutral">{option.tag}</Badge>
                </span>
              )}
            </span>
            {option.price && <span className={radioCardsStyles.price}>{option.price}</span>}
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
      <FieldError of={id}>{error}</FieldError>
    </Stack>
  );
}

export type SelectKind<Value extends string = string> = {
  options: { value: Value; label: string; unavailable?: boolean }[];
  /** The empty first option has this text; without the text the first real option is selected. */
  placeholder?: string;
  autoComplete?: string;
};

export function SelectInput<Value extends string>(
  props: InputProps<HTMLSelectElement, Value> & SelectKind<Value>,
) {
  const { label, hint, optional, className, error, hideLabel, ...rest } = props;
  const { options, placeholder, ...select } = rest;
  return (
    <FieldShell {...{ label, hint, optional, className, error, hideLabel }}>
      {(attributes) => (
        <span className={selectInputStyles.wrap}>
          <select
            {...select}
            {...attributes}
            // A select has the value of one of its options.
            onChange={(event) => props.onChange(event.currentTarget.value as Value, event)}
            className={selectInputStyles.select}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.unavailable}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown size={20} className={selectInputStyles.arrow} />
        </span>
      )}
    </FieldShell>
  );
}

type CheckboxInputProps = Omit<InputAttributes, 'type'> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
};

export function CheckboxInput({ label, hint, error, className, ...input }: CheckboxInputProps) {
  const { id, attributes } = useFieldIds({ hint, error });
  return (
    <div className={classNames(fieldShell.shell, className)}>
      <label htmlFor={id} className={checkboxInputStyles.line}>
        <input
          {...input}
          id={id}
          type="checkbox"
          {...attributes}
          className={checkboxInputStyles.box}
        />
        <span className={checkboxInputStyles.words}>{label}</span>
      </label>
      <FieldHint of={id} className={checkboxInputStyles.below}>
        {hint}
      </FieldHint>
      <FieldError of={id} className={checkboxInputStyles.below}>
        {error}
      </FieldError>
    </div>
  );
}

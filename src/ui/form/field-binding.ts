import { useSignals } from '@preact/signals-react/runtime';
import {
  type ChangeEvent,
  type ChangeEventHandler,
  createElement,
  type FocusEvent,
  type FocusEventHandler,
  type FunctionComponent,
  type ReactNode,
  type Ref,
  type RefCallback,
} from 'react';
import { useFieldText } from '../../i18n/field-text';

type ControlElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The field holds signals: the reader must call `useSignals()`. */
export type FieldBinding<Value> = {
  readonly value: { readonly value: Value | null | undefined };
  readonly error: { readonly value: string };
};

export type ControlBinding = {
  name: string;
  ref: RefCallback<ControlElement>;
  onChange: ChangeEventHandler<ControlElement>;
  onBlur: FocusEventHandler<ControlElement>;
};

export type FieldProps<Value> = FieldLook & { field: FieldBinding<Value>; control: ControlBinding };

export type FieldLook = {
  label: ReactNode;
  hint?: ReactNode;
  /** Only optional fields have a mark. */
  optional?: boolean;
  className?: string;
};

export type InputProps<Control> = FieldLook & {
  value: string;
  onChange: (value: string, event: ChangeEvent<Control>) => void;
  onBlur?: FocusEventHandler<Control>;
  name?: string;
  ref?: Ref<Control>;
  error?: string;
  hideLabel?: boolean;
};

/** Reports a value to the form that no element holds. */
export function changeTo(control: ControlBinding, value: string): void {
  // The form reads only the element's value.
  control.onChange({ currentTarget: { value } } as ChangeEvent<ControlElement>);
}

/** Reports a blur of a field with several elements. */
export function leaveField(control: ControlBinding): void {
  // The form reads only the event.
  control.onBlur({} as FocusEvent<ControlElement>);
}

export function useTextControl({ field, control }: Pick<FieldProps<string>, 'field' | 'control'>) {
  useSignals();
  const fieldText = useFieldText();
  const code = field.error.value;
  return {
    name: control.name,
    ref: control.ref,
    value: field.value.value ?? '',
    onChange: (_value: string, event: Parameters<typeof control.onChange>[0]) =>
      control.onChange(event),
    onBlur: control.onBlur,
    error: code && fieldText(code),
  };
}

type Bound<Value> = Pick<FieldProps<Value>, 'field' | 'control'>;

/** Returns what draws a field of a form: the part, with these properties. */
export function bound<Value, const Props extends object>(
  Part: FunctionComponent<Props & Bound<Value>>,
  props: Props,
  bind = (control: ControlBinding) => control,
) {
  return (field: FieldBinding<Value>, control: ControlBinding) =>
    createElement(Part, { ...props, field, control: bind(control) });
}

/** As `bound`; each change is also stored in a draft. */
export function keepChanges(keep: (name: string, value: string) => void) {
  function kept(control: ControlBinding): ControlBinding {
    function onChange(event: ChangeEvent<ControlElement>) {
      control.onChange(event);
      keep(control.name, event.currentTarget.value);
    }
    return { ...control, onChange };
  }
  return <const Props extends object>(
    Part: FunctionComponent<Props & Bound<string>>,
    props: Props,
  ) => bound(Part, props, kept);
}

export type KeepField = ReturnType<typeof keepChanges>;

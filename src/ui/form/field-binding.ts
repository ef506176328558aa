import type {
  ChangeEvent,
  ChangeEventHandler,
  FocusEvent,
  FocusEventHandler,
  ReactNode,
  RefCallback,
} from 'react';

type ControlElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The field holds signals: the reader must call `useSignals()`. */
export type FieldBinding<Value> = {
  readonly value: { readonly value: Value | null | undefined };
  readonly error: { readonly value: string };
};

/** The control takes these props. */
export type ControlBinding = {
  name: string;
  ref: RefCallback<ControlElement>;
  onChange: ChangeEventHandler<ControlElement>;
  onBlur: FocusEventHandler<ControlElement>;
};

/** All fields share these props. */
export type FieldProps<Value> = FieldLook & {
  field: FieldBinding<Value>;
  control: ControlBinding;
};

/** These words surround a control. */
export type FieldLook = {
  label: ReactNode;
  hint?: ReactNode;
  /** Only optional fields have a mark. */
  optional?: boolean;
  className?: string;
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

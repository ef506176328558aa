import type {
  ChangeEvent,
  ChangeEventHandler,
  FocusEvent,
  FocusEventHandler,
  ReactNode,
  RefCallback,
} from 'react';

type ControlElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What a field component reads: signals, so the reader must call `useSignals()`. */
export type FieldBinding<Value> = {
  readonly value: { readonly value: Value | null | undefined };
  readonly error: { readonly value: string };
};

/** What the form hands to the control itself. */
export type ControlBinding = {
  name: string;
  ref: RefCallback<ControlElement>;
  onChange: ChangeEventHandler<ControlElement>;
  onBlur: FocusEventHandler<ControlElement>;
};

/** What every field of a form takes. */
export type FieldProps<Value> = FieldLook & {
  field: FieldBinding<Value>;
  control: ControlBinding;
};

/** The words around a control. */
export type FieldLook = {
  label: ReactNode;
  hint?: ReactNode;
  /** Required is the norm; only the others say so. */
  optional?: boolean;
  className?: string;
};

/** Tells the form a value that no element holds as it is. */
export function changeTo(control: ControlBinding, value: string): void {
  // Of a change the form reads nothing but its element's value.
  control.onChange({ currentTarget: { value } } as ChangeEvent<ControlElement>);
}

/** Tells the form that a field of several parts has been left. */
export function leaveField(control: ControlBinding): void {
  // Of a blur the form reads nothing but that it happened.
  control.onBlur({} as FocusEvent<ControlElement>);
}

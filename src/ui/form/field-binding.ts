import type {
  ChangeEvent,
  ChangeEventHandler,
  FocusEvent,
  FocusEventHandler,
  ReactNode,
  RefCallback,
} from 'react';

type ControlElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Signals: the reader must call `useSignals()`. */
export type FieldBinding<Value> = {
  readonly value: { readonly value: Value | null | undefined };
  readonly error: { readonly value: string };
};

/** Props for the control. */
export type ControlBinding = {
  name: string;
  ref: RefCallback<ControlElement>;
  onChange: ChangeEventHandler<ControlElement>;
  onBlur: FocusEventHandler<ControlElement>;
};

/** Common props of fields. */
export type FieldProps<Value> = FieldLook & {
  field: FieldBinding<Value>;
  control: ControlBinding;
};

/** The words around a control. */
export type FieldLook = {
  label: ReactNode;
  hint?: ReactNode;
  /** Only optional fields are marked. */
  optional?: boolean;
  className?: string;
};

/** Tells the form a value that no element holds as it is. */
export function changeTo(control: ControlBinding, value: string): void {
  // The form reads only the element's value.
  control.onChange({ currentTarget: { value } } as ChangeEvent<ControlElement>);
}

/** Tells the form that a field of several parts has been left. */
export function leaveField(control: ControlBinding): void {
  // The form reads only the event.
  control.onBlur({} as FocusEvent<ControlElement>);
}

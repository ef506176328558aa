import type { ControlBinding } from './field-binding';

/** The same control, whose every change is also told to whoever keeps a draft of the form. */
export function keepChanges(
  control: ControlBinding,
  keep: (name: string, value: string) => void,
): ControlBinding {
  return {
    ...control,
    onChange(event) {
      control.onChange(event);
      keep(control.name, event.currentTarget.value);
    },
  };
}

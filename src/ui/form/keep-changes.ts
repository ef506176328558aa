import type { ControlBinding } from './field-binding';

/** Wraps a control so that each change is also stored in a draft. */
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

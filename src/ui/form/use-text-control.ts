import { useSignals } from '@preact/signals-react/runtime';
import { useFieldText } from '../../i18n/field-text';
import type { FieldProps } from './field-binding';

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

import { useSignals } from '@preact/signals-react/runtime';
import { useFieldText } from '../../i18n/field-text';
import { CheckboxInput } from './inputs/SelectInput';
import type { FieldProps } from './SchemaForm';

export function CheckboxField({ field, control, ...look }: Omit<FieldProps<boolean>, 'optional'>) {
  useSignals();
  const fieldText = useFieldText();
  const code = field.error.value;
  return (
    <CheckboxInput
      {...look}
      {...control}
      checked={field.value.value ?? false}
      {...(code ? { error: fieldText(code) } : {})}
    />
  );
}

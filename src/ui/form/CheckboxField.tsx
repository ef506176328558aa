import { CheckboxInput } from './inputs/inputs';
import type { FieldProps } from './SchemaForm';
import { useFieldError } from './SchemaForm';

export function CheckboxField({ field, control, ...look }: Omit<FieldProps<boolean>, 'optional'>) {
  const error = useFieldError(field);
  return (
    <CheckboxInput {...look} {...control} checked={field.value.value ?? false} error={error} />
  );
}

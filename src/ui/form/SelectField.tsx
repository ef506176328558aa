import type { SelectKind } from './inputs/inputs';
import { SelectInput } from './inputs/inputs';
import type { FieldProps } from './SchemaForm';
import { useTextControl } from './SchemaForm';

export function SelectField({ field, control, ...rest }: FieldProps<string> & SelectKind) {
  return <SelectInput {...rest} {...useTextControl({ field, control })} />;
}

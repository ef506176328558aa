import { SelectInput, type SelectKind } from './inputs/SelectInput';
import { type FieldProps, useTextControl } from './SchemaForm';

export function SelectField({ field, control, ...rest }: FieldProps<string> & SelectKind) {
  return <SelectInput {...rest} {...useTextControl({ field, control })} />;
}

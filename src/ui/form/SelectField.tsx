import { type FieldProps, useTextControl } from './field-binding';
import { SelectInput, type SelectKind } from './inputs/SelectInput';

export function SelectField({ field, control, ...rest }: FieldProps<string> & SelectKind) {
  return <SelectInput {...rest} {...useTextControl({ field, control })} />;
}

import { type FieldProps, useTextControl } from './field-binding';
import { SelectInput, type SelectKind } from './inputs/SelectInput';

type SelectFieldProps = FieldProps<string> & SelectKind;

export function SelectField({ field, control, ...rest }: SelectFieldProps) {
  return <SelectInput {...rest} {...useTextControl({ field, control })} />;
}

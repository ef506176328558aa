import type { FieldProps } from './field-binding';
import { SelectInput, type SelectKind } from './inputs/SelectInput';
import { useTextControl } from './use-text-control';

type SelectFieldProps = FieldProps<string> & SelectKind;

export function SelectField({ field, control, ...rest }: SelectFieldProps) {
  return <SelectInput {...rest} {...useTextControl({ field, control })} />;
}

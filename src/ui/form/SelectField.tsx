import { useSignals } from '@preact/signals-react/runtime';
import { useFieldText } from '../../i18n/field-text';
import type { FieldProps } from './field-binding';
import { SelectInput, type SelectKind } from './SelectInput';

type SelectFieldProps = FieldProps<string> & SelectKind;

/** One of several, in a form. */
export function SelectField({ field, control, ...rest }: SelectFieldProps) {
  useSignals();
  const fieldText = useFieldText();
  const code = field.error.value;
  return (
    <SelectInput
      {...rest}
      name={control.name}
      ref={control.ref}
      value={field.value.value ?? ''}
      onChange={(_value, event) => control.onChange(event)}
      onBlur={control.onBlur}
      error={code && fieldText(code)}
    />
  );
}

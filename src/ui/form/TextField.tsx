import { useSignals } from '@preact/signals-react/runtime';
import type { ReactNode } from 'react';
import { useFieldText } from '../../i18n/field-text';
import type { FieldProps } from './field-binding';
import { TextInput, type TextKind } from './TextInput';

type TextFieldProps = FieldProps<string> & TextKind & { end?: ReactNode };

/** One line of text in a form. */
export function TextField({ field, control, ...rest }: TextFieldProps) {
  useSignals();
  const fieldText = useFieldText();
  const code = field.error.value;
  return (
    <TextInput
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

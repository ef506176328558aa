import { useSignals } from '@preact/signals-react/runtime';
import { useFieldText } from '../../i18n/field-text';
import type { FieldProps } from './field-binding';
import { TextAreaInput, type TextAreaKind } from './TextAreaInput';

type TextAreaProps = FieldProps<string> & TextAreaKind;

/** Several lines of text in a form. */
export function TextArea({ field, control, ...rest }: TextAreaProps) {
  useSignals();
  const fieldText = useFieldText();
  const code = field.error.value;
  return (
    <TextAreaInput
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

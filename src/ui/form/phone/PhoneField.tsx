import { changeTo, type FieldProps } from '../field-binding';
import { useTextControl } from '../use-text-control';
import { PhoneInput } from './PhoneInput';

type PhoneFieldProps = FieldProps<string> & { callingCodeEditable?: boolean };

export function PhoneField({ field, control, ...look }: PhoneFieldProps) {
  const text = useTextControl({ field, control });
  return <PhoneInput {...look} {...text} onChange={(value) => changeTo(control, value)} />;
}

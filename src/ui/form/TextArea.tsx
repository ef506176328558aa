import type { FieldProps } from './field-binding';
import { TextAreaInput, type TextAreaKind } from './inputs/TextAreaInput';
import { useTextControl } from './use-text-control';

type TextAreaProps = FieldProps<string> & TextAreaKind;

export function TextArea({ field, control, ...rest }: TextAreaProps) {
  return <TextAreaInput {...rest} {...useTextControl({ field, control })} />;
}

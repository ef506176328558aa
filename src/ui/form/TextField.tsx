import type { ReactNode } from 'react';
import type { FieldProps } from './field-binding';
import { TextInput, type TextKind } from './inputs/TextInput';
import { useTextControl } from './use-text-control';

type TextFieldProps = FieldProps<string> & TextKind & { end?: ReactNode };

/** One line of text in a form. */
export function TextField({ field, control, ...rest }: TextFieldProps) {
  return <TextInput {...rest} {...useTextControl({ field, control })} />;
}

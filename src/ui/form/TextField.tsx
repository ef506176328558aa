import type { ReactNode } from 'react';
import type { FieldProps } from './field-binding';
import { TextInput, type TextKind } from './inputs/TextInput';
import { useTextControl } from './use-text-control';

type TextFieldProps = FieldProps<string> & TextKind & { end?: ReactNode };

export function TextField({ field, control, ...rest }: TextFieldProps) {
  return <TextInput {...rest} {...useTextControl({ field, control })} />;
}

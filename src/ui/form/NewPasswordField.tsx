import { useSignals } from '@preact/signals-react/runtime';
import type { ReactNode } from 'react';
import type { FieldProps } from './field-binding';
import { PasswordField } from './PasswordField';

type NewPasswordFieldProps = Omit<FieldProps<string>, 'hint'> & {
  /** What is said about what has been typed so far. */
  hintFor: (password: string) => ReactNode;
};

/** A password that is being thought up: its hint follows what is typed. */
export function NewPasswordField({ hintFor, ...props }: NewPasswordFieldProps) {
  useSignals();
  return (
    <PasswordField
      {...props}
      hint={hintFor(props.field.value.value ?? '')}
      autoComplete="new-password"
      enterKeyHint="send"
    />
  );
}

import { useSignals } from '@preact/signals-react/runtime';
import type { ReactNode } from 'react';
import type { FieldProps } from './field-binding';
import { PasswordField } from './PasswordField';

type NewPasswordFieldProps = Omit<FieldProps<string>, 'hint'> & {
  /** Returns feedback on the typed text. */
  hintFor: (password: string) => ReactNode;
};

/** Shows an input for a new password with live feedback. */
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

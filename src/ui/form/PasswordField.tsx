import { useLingui } from '@lingui/react/macro';
import { useSignals } from '@preact/signals-react/runtime';
import { Eye, EyeOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { IconButton } from '../controls/controls';
import type { TextKind } from './inputs/inputs';
import type { FieldProps } from './SchemaForm';
import { TextField } from './TextField';

type PasswordFieldProps = FieldProps<string> &
  Pick<TextKind, 'enterKeyHint'> & {
    autoComplete: 'current-password' | 'new-password';
  };

/** Shows a password input with show/hide. The input allows pasting. */
export function PasswordField(props: PasswordFieldProps) {
  const { t } = useLingui();
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      end={
        <IconButton
          tone="outline"
          label={t`Show password`}
          aria-pressed={isShown}
          icon={<Icon aria-hidden="true" size={20} />}
          onClick={() => setIsShown(!isShown)}
        />
      }
    />
  );
}

type NewPasswordFieldProps = Omit<FieldProps<string>, 'hint'> & {
  hintFor: (password: string) => ReactNode;
};

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

import { useLingui } from '@lingui/react/macro';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../controls/IconButton';
import type { FieldProps } from './field-binding';
import type { TextKind } from './inputs/TextInput';
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

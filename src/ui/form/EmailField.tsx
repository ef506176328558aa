import { useLingui } from '@lingui/react/macro';
import type { FieldProps } from './field-binding';
import { TextField } from './TextField';

type EmailFieldProps = Omit<FieldProps<string>, 'label'>;

/** Shows an e-mail input with its keyboard and without autocorrection. */
export function EmailField(props: EmailFieldProps) {
  const { t } = useLingui();
  return (
    <TextField
      {...props}
      type="email"
      inputMode="email"
      label={t`Email`}
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      enterKeyHint="next"
      maxLength={254}
    />
  );
}

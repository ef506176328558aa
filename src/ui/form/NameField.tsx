import type { FieldProps } from './field-binding';
import { TextField } from './TextField';

type NameFieldProps = FieldProps<string> & {
  /** The input has this autocomplete token. */
  autoComplete?: 'name' | 'given-name' | 'family-name';
  maxLength?: number;
};

export function NameField({ autoComplete = 'name', maxLength = 120, ...props }: NameFieldProps) {
  return (
    <TextField
      {...props}
      autoComplete={autoComplete}
      autoCapitalize="words"
      enterKeyHint="next"
      maxLength={maxLength}
    />
  );
}

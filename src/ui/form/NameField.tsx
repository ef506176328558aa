import type { FieldProps } from './field-binding';
import { TextField } from './TextField';

type NameFieldProps = FieldProps<string> & {
  /** Which part of the name browsers know it as. */
  autoComplete?: 'name' | 'given-name' | 'family-name';
  maxLength?: number;
};

/** A person's name, or a part of it. */
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

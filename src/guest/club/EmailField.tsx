import { useLingui } from '@lingui/react/macro';
import type { FieldProps } from '../../ui/form/field-binding';
import { TextField } from '../../ui/form/TextField';

/** An e-mail address, with the right keyboard and nothing corrected in it. */
export function EmailField({ field, control }: Pick<FieldProps<string>, 'field' | 'control'>) {
  const { t } = useLingui();
  return (
    <TextField
      {...{ field, control }}
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

import { useLingui } from '@lingui/react/macro';
import type { FieldProps } from '../../ui/form/field-binding';
import { NewPasswordField } from '../../ui/form/NewPasswordField';
import { PasswordMeter } from './PasswordMeter';

/** Shows an input for a new password with its strength. */
export function MeteredPassword(props: Pick<FieldProps<string>, 'field' | 'control'>) {
  const { t } = useLingui();
  return (
    <NewPasswordField
      {...props}
      label={t`New password`}
      hintFor={(password) => <PasswordMeter password={password} />}
    />
  );
}

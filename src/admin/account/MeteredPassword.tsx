import { useLingui } from '@lingui/react/macro';
import {
  PASSWORD_MIN_LENGTH,
  PASSWORD_STRONG_LENGTH,
  passwordStrength,
} from '#domain/staff/staff-account';
import { NewPasswordField } from '../../ui/form/PasswordField';
import type { FieldProps } from '../../ui/form/SchemaForm';
import { Stack } from '../../ui/layout/Flow';
import * as styles from './Account.css';

export function MeteredPassword(props: Pick<FieldProps<string>, 'field' | 'control'>) {
  const { t } = useLingui();
  const words = {
    short: t`At least ${PASSWORD_MIN_LENGTH} characters. A sentence is easiest to remember.`,
    fair: t`Long enough. ${PASSWORD_STRONG_LENGTH} characters or more are better.`,
    strong: t`A strong password.`,
  };
  return (
    <NewPasswordField
      {...props}
      label={t`New password`}
      hintFor={(password) => (
        <Stack as="span" gap={8}>
          <progress
            aria-hidden="true"
            max={PASSWORD_STRONG_LENGTH}
            value={Math.min(password.length, PASSWORD_STRONG_LENGTH)}
            className={styles.bar[passwordStrength(password)]}
          />
          {words[passwordStrength(password)]}
        </Stack>
      )}
    />
  );
}

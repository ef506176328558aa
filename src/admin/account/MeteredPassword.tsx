import { useLingui } from '@lingui/react/macro';
import {
  PASSWORD_MIN_LENGTH,
  PASSWORD_STRONG_LENGTH,
  passwordStrength,
} from '#domain/staff/staff-account';
import type { FieldProps } from '../../ui/form/field-binding';
import { NewPasswordField } from '../../ui/form/PasswordField';
import { Stack } from '../../ui/layout/Flow';
import * as styles from './Account.css';

function PasswordMeter({ password }: { password: string }) {
  const { t } = useLingui();
  const strength = passwordStrength(password);
  const words = {
    short: t`At least ${PASSWORD_MIN_LENGTH} characters. A sentence is easiest to remember.`,
    fair: t`Long enough. ${PASSWORD_STRONG_LENGTH} characters or more are better.`,
    strong: t`A strong password.`,
  };
  return (
    <Stack as="span" gap={8}>
      <progress
        aria-hidden="true"
        max={PASSWORD_STRONG_LENGTH}
        value={Math.min(password.length, PASSWORD_STRONG_LENGTH)}
        className={styles.bar[strength]}
      />
      {words[strength]}
    </Stack>
  );
}

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

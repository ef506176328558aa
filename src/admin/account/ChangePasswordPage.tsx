import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, CloudOff } from 'lucide-react';
import { useState } from 'react';
import type { ChangePasswordInput } from '#domain/staff/staff-account';
import {
  changePasswordInput,
  PASSWORD_MIN_LENGTH,
  PASSWORD_STRONG_LENGTH,
  passwordStrength,
} from '#domain/staff/staff-account';
import { changePassword } from '../../data/commands/staff-account';
import { useCommand } from '../../data/react/use-app';
import { useNet } from '../../data/react/use-stores';
import { Button } from '../../ui/controls/controls';
import { Banner } from '../../ui/feedback/Banner';
import { NewPasswordField, PasswordField } from '../../ui/form/PasswordField';
import type { FieldProps } from '../../ui/form/SchemaForm';
import { bound, SchemaForm, useSchemaForm } from '../../ui/form/SchemaForm';
import { Stack, Text } from '../../ui/layout/Flow';
import { usePageTitle } from '../page/page-parts';
import { CallFailed } from '../shared/Panel';
import * as styles from './Account.css';

type ChangePasswordFormProps = { onStart: () => void; onDone: (signedOut: number) => void };

const EMPTY = { currentPassword: '', newPassword: '' };

function ChangePasswordForm({ onStart, onDone }: ChangePasswordFormProps) {
  const { t } = useLingui();
  const change = useCommand(changePassword);
  const { form, Field } = useSchemaForm(changePasswordInput, { initialValues: EMPTY });
  const [fault, setFault] = useState<unknown>(null);

  async function send(input: ChangePasswordInput) {
    onStart();
    setFault(null);
    await change(input).then(({ signedOut }) => onDone(signedOut), setFault);
  }

  return (
    <SchemaForm of={form} schema={changePasswordInput} onSubmit={send}>
      {({ isSubmitting }) => (
        <>
          <Field name="currentPassword">
            {bound(PasswordField, {
              label: t`Current password`,
              autoComplete: 'current-password',
              enterKeyHint: 'next',
            })}
          </Field>
          <Field name="newPassword">{bound(MeteredPassword, {})}</Field>
          {fault !== null && !isSubmitting && (
            <CallFailed fault={fault} offline={t`Changing the password needs a connection.`} />
          )}
          <Button type="submit" size="cta" block busy={isSubmitting}>
            {isSubmitting ? t`Saving…` : t`Change Password`}
          </Button>
        </>
      )}
    </SchemaForm>
  );
}

/** Changing the password ends the person's other sessions. */
export function ChangePasswordPage() {
  const { t } = useLingui();
  const { state } = useNet();
  const [done, setDone] = useState<{ signedOut: number; nth: number } | null>(null);
  const others = done?.signedOut ?? 0;
  usePageTitle(t`Change Password · Bar Bliss`);
  return (
    <div className={styles.page}>
      <section className={styles.card}>
        <Text size="body" tone="muted">
          <Trans>You will be signed out everywhere else. This tablet stays signed in.</Trans>
        </Text>
        {state === 'offline' && (
          <Banner tone="honey" shape="box" icon={<CloudOff size={20} />}>
            <Trans>Changing the password needs a connection.</Trans>
          </Banner>
        )}
        {done && (
          <Banner tone="success" shape="box" icon={<CircleCheck size={20} />}>
            <Trans>Your password has been changed. Other sessions signed out: {others}</Trans>
          </Banner>
        )}
        <ChangePasswordForm
          // The new key remounts the form after success, so no password stays on a shared screen.
          key={done?.nth}
          onStart={() => setDone(null)}
          onDone={(signedOut) => setDone({ signedOut, nth: Date.now() })}
        />
      </section>
    </div>
  );
}

/** Shows how strong the new password is while it is typed. */
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

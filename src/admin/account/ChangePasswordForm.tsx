import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type ChangePasswordInput, changePasswordInput } from '#domain/staff/staff-account';
import { changePassword } from '../../data/commands/staff-account';
import { useCommand } from '../../data/react/use-command';
import { Button } from '../../ui/controls/Button';
import { PasswordField } from '../../ui/form/PasswordField';
import { SchemaForm } from '../../ui/form/SchemaForm';
import { useSchemaForm } from '../../ui/form/use-schema-form';
import { CallFailed } from '../shared/Read';
import { MeteredPassword } from './MeteredPassword';

type ChangePasswordFormProps = {
  onStart: () => void;
  onDone: (signedOut: number) => void;
};

const EMPTY = { currentPassword: '', newPassword: '' };

export function ChangePasswordForm({ onStart, onDone }: ChangePasswordFormProps) {
  const { t } = useLingui();
  const change = useCommand(changePassword);
  const { form, Field } = useSchemaForm(changePasswordInput, { initialValues: EMPTY });
  const [fault, setFault] = useState<unknown>(null);

  async function send(input: ChangePasswordInput) {
    onStart();
    setFault(null);
    try {
      const { signedOut } = await change(input);
      onDone(signedOut);
    } catch (error) {
      setFault(error);
    }
  }

  return (
    <SchemaForm of={form} schema={changePasswordInput} onSubmit={send}>
      {({ isSubmitting }) => (
        <>
          <Field name="currentPassword">
            {(field, control) => (
              <PasswordField
                field={field}
                control={control}
                label={t`Current password`}
                autoComplete="current-password"
                enterKeyHint="next"
              />
            )}
          </Field>
          <Field name="newPassword">
            {(field, control) => <MeteredPassword field={field} control={control} />}
          </Field>
          {fault !== null && !isSubmitting && (
            <CallFailed
              fault={fault}
              offline={<Trans>Changing the password needs a connection.</Trans>}
            />
          )}
          <Button type="submit" size="cta" block busy={isSubmitting}>
            {isSubmitting ? <Trans>Saving…</Trans> : <Trans>Change Password</Trans>}
          </Button>
        </>
      )}
    </SchemaForm>
  );
}

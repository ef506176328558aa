import { Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { type ChangePasswordInput, changePasswordInput } from '#domain/staff/change-password';
import { ApiError } from '../../data/api-client';
import { changePassword } from '../../data/commands/change-password';
import { useCommand } from '../../data/react/use-command';
import { useErrorText } from '../../i18n/error-text';
import { Button } from '../../ui/controls/Button';
import { Banner } from '../../ui/feedback/Banner';
import { NewPasswordField } from '../../ui/form/NewPasswordField';
import { PasswordField } from '../../ui/form/PasswordField';
import { SchemaForm } from '../../ui/form/SchemaForm';
import { useSchemaForm } from '../../ui/form/use-schema-form';
import { PasswordMeter } from './PasswordMeter';

type ChangePasswordFormProps = {
  onStart: () => void;
  onDone: (signedOut: number) => void;
};

const EMPTY = { currentPassword: '', newPassword: '' };

/** The password of now, and the one from now on. */
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
            {(field, control) => (
              <NewPasswordField
                field={field}
                control={control}
                label={t`New password`}
                hintFor={(password) => <PasswordMeter password={password} />}
              />
            )}
          </Field>
          {fault !== null && !isSubmitting && <ChangeFailed fault={fault} />}
          <Button type="submit" size="cta" block busy={isSubmitting}>
            {isSubmitting ? <Trans>Saving…</Trans> : <Trans>Change Password</Trans>}
          </Button>
        </>
      )}
    </SchemaForm>
  );
}

/** Why it stays the old one. Without an answer it was the connection. */
function ChangeFailed({ fault }: { fault: unknown }) {
  const errorText = useErrorText();
  return (
    <Banner
      tone="danger"
      shape="box"
      role="alert"
      icon={<CircleAlert aria-hidden="true" size={20} />}
    >
      {fault instanceof ApiError ? (
        errorText(fault.code)
      ) : (
        <Trans>Changing the password needs a connection.</Trans>
      )}
    </Banner>
  );
}

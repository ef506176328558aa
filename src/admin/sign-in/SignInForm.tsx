import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { type SignInStaffInput, signInStaffForm } from '#domain/staff/staff-account';
import { signIn } from '../../data/react/staff/use-staff-session';
import { Button } from '../../ui/controls/Button';
import { PasswordField } from '../../ui/form/PasswordField';
import { SchemaForm, useSchemaForm } from '../../ui/form/SchemaForm';
import { TextField } from '../../ui/form/TextField';
import { CallFailed } from '../shared/Read';
import { PasskeySignIn } from './PasskeySignIn';

type SignInFormProps = {
  initialValues: SignInStaffInput;
  /** True if the form is prefilled: the focus goes to the button. */
  isFilled: boolean;
};

/** The page handles the redirect, because the session changes during it. */
export function SignInForm({ initialValues, isFilled }: SignInFormProps) {
  const { t } = useLingui();
  const { form, Field } = useSchemaForm(signInStaffForm, { initialValues });
  const [fault, setFault] = useState<unknown>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (isFilled) button.current?.focus();
  }, [isFilled]);

  async function send({ email, password }: SignInStaffInput) {
    setFault(null);
    await signIn(email, password).catch(setFault);
  }

  return (
    <SchemaForm of={form} schema={signInStaffForm} onSubmit={send}>
      {({ isSubmitting }) => (
        <>
          {fault !== null && !isSubmitting && (
            <CallFailed fault={fault} offline={<Trans>Signing in needs a connection.</Trans>} />
          )}
          <Field name="email">
            {(field, control) => (
              <TextField
                {...{ field, control }}
                label={t`Email`}
                type="email"
                inputMode="email"
                autoComplete="username webauthn"
                autoCapitalize="none"
                spellCheck={false}
                enterKeyHint="next"
              />
            )}
          </Field>
          <Field name="password">
            {(field, control) => (
              <PasswordField
                {...{ field, control }}
                label={t`Password`}
                autoComplete="current-password"
                enterKeyHint="go"
              />
            )}
          </Field>
          <Button ref={button} type="submit" size="cta" block busy={isSubmitting}>
            {isSubmitting ? t`Signing In...` : t`Sign In`}
          </Button>
          <PasskeySignIn />
        </>
      )}
    </SchemaForm>
  );
}

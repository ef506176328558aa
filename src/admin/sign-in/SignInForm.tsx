import { Trans, useLingui } from '@lingui/react/macro';
import { FingerprintPattern } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { SignInStaffInput } from '#domain/staff/staff-account';
import { signInStaffForm } from '#domain/staff/staff-account';
import {
  hasPasskeys,
  signIn,
  signInByPasskey,
  usePasskeyOffer,
} from '../../data/react/use-staff-session';
import { useNet } from '../../data/react/use-stores';
import { Button } from '../../ui/controls/controls';
import { PasswordField } from '../../ui/form/PasswordField';
import { bound, SchemaForm, useSchemaForm } from '../../ui/form/SchemaForm';
import { TextField } from '../../ui/form/TextField';
import { CallFailed } from '../shared/Panel';

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
            {bound(TextField, {
              label: t`Email`,
              type: 'email',
              inputMode: 'email',
              autoComplete: 'username webauthn',
              autoCapitalize: 'none',
              spellCheck: false,
              enterKeyHint: 'next',
            })}
          </Field>
          <Field name="password">
            {bound(PasswordField, {
              label: t`Password`,
              autoComplete: 'current-password',
              enterKeyHint: 'go',
            })}
          </Field>
          <Button ref={button} type="submit" size="cta" block busy={isSubmitting}>
            {isSubmitting ? t`Signing In...` : t`Sign In`}
          </Button>
          {/* The password above always works. */}
          {hasPasskeys() && <PasskeyButton />}
        </>
      )}
    </SchemaForm>
  );
}

function PasskeyButton() {
  const { state } = useNet();
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<unknown>(null);
  usePasskeyOffer(!isBusy && state !== 'offline', follow);

  function follow(run: Promise<void>) {
    setBusy(true);
    setFault(null);
    run.catch(setFault).finally(() => setBusy(false));
  }

  return (
    <>
      {fault !== null && (
        <CallFailed fault={fault} offline={<Trans>Signing in needs a connection.</Trans>} />
      )}
      <Button
        tone="outline"
        size="cta"
        block
        busy={isBusy}
        icon={<FingerprintPattern size={20} />}
        onClick={() => follow(signInByPasskey())}
      >
        <Trans>Sign in with a passkey</Trans>
      </Button>
    </>
  );
}

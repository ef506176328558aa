import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { InvitationRead } from '#domain/staff/staff-account';
import { acceptInvitationInput } from '#domain/staff/staff-account';
import { acceptInvitation, readInvitation } from '../../data/commands/staff-account';
import { useCommand } from '../../data/react/use-app';
import { Button } from '../../ui/controls/controls';
import { LinkButton } from '../../ui/controls/LinkButton';
import { bound, SchemaForm, useSchemaForm } from '../../ui/form/SchemaForm';
import { MeteredPassword } from '../account/ChangePasswordPage';
import { EntryPage, usePageTitle } from '../page/page-parts';
import { CallFailed } from '../shared/Panel';
import { Loading } from '../shared/Read';

/** Shows the page of an invitation link: choose a password, then sign in. */
export function InvitationPage() {
  const { t } = useLingui();
  const read = useCommand(readInvitation);
  const [token] = useState(() => location.hash.slice(1));
  const [reading, setReading] = useState<InvitationRead | { fault: unknown } | null>(null);
  const [isDone, setDone] = useState(false);
  usePageTitle(t`Invitation · Bar Bliss`);
  useEffect(() => {
    read(token)
      .then(setReading)
      .catch((fault: unknown) => setReading({ fault }));
  }, [read, token]);
  return (
    <EntryPage title={<Trans>Your staff account</Trans>}>
      {reading === null && <Loading />}
      {reading && 'fault' in reading && <Fault fault={reading.fault} />}
      {reading && 'email' in reading && !isDone && (
        <PasswordForm token={token} invited={reading} onDone={() => setDone(true)} />
      )}
      {isDone && <p role="status">{t`Your password is set. You can sign in now.`}</p>}
      {(isDone || (reading && 'fault' in reading)) && (
        <LinkButton href="/admin/login" size="cta" block>{t`Sign In`}</LinkButton>
      )}
    </EntryPage>
  );
}

type PasswordFormProps = { token: string; invited: InvitationRead; onDone: () => void };

function PasswordForm({ token, invited, onDone }: PasswordFormProps) {
  const { t } = useLingui();
  const accept = useCommand(acceptInvitation);
  const initialValues = { token, newPassword: '' };
  const { form, Field } = useSchemaForm(acceptInvitationInput, { initialValues });
  const [fault, setFault] = useState<unknown>(null);
  const { firstName, email } = invited;

  async function send(input: { newPassword: string }) {
    setFault(null);
    await accept({ token, newPassword: input.newPassword }).then(onDone, setFault);
  }

  return (
    <SchemaForm of={form} schema={acceptInvitationInput} onSubmit={send}>
      {({ isSubmitting }) => (
        <>
          <p>{t`Welcome, ${firstName}. You sign in with ${email}; choose your password.`}</p>
          <Field name="token">{() => <input type="hidden" value={token} />}</Field>
          <Field name="newPassword">{bound(MeteredPassword, {})}</Field>
          {fault !== null && !isSubmitting && <Fault fault={fault} />}
          <Button type="submit" size="cta" block busy={isSubmitting}>{t`Save the password`}</Button>
        </>
      )}
    </SchemaForm>
  );
}

function Fault({ fault }: { fault: unknown }) {
  return (
    <CallFailed
      fault={fault}
      offline={<Trans>This needs a connection. Try again once you are online.</Trans>}
    />
  );
}

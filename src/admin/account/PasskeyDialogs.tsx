import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import {
  type Passkey,
  type PasskeyForm,
  passkeyForm,
  renamePasskeyInput,
} from '#domain/staff/passkeys';
import { renamePasskey } from '#domain/staff/passkeys.operations';
import { addPasskey } from '../../data/react/staff/use-passkeys';
import { Button } from '../../ui/controls/Button';
import { bound } from '../../ui/form/field-binding';
import { PasswordField } from '../../ui/form/PasswordField';
import { SchemaForm, useSchemaForm } from '../../ui/form/SchemaForm';
import { TextField } from '../../ui/form/TextField';
import { Dialog } from '../../ui/overlays/Dialog';
import { PasskeyFailed } from '../shared/PasskeyFailed';
import { SendFailed } from '../shared/SendFailed';
import { useOperations } from '../shared/sending';

type PasskeyDialogProps = { onDone: () => void; onClose: () => void };

const EMPTY: PasskeyForm = { name: '', currentPassword: '' };

export function AddPasskeyDialog({ onDone, onClose }: PasskeyDialogProps) {
  const { t } = useLingui();
  const { form, Field } = useSchemaForm(passkeyForm, { initialValues: EMPTY });
  const [fault, setFault] = useState<unknown>(null);

  async function add(input: PasskeyForm) {
    setFault(null);
    await addPasskey(input).then(onDone, setFault);
  }

  return (
    <Dialog
      title={<Trans>Add a passkey</Trans>}
      description={<Trans>Then this device asks for your finger, your face or its PIN.</Trans>}
      onClose={onClose}
    >
      <SchemaForm of={form} schema={passkeyForm} onSubmit={add}>
        {({ isSubmitting }) => (
          <>
            <Field name="name">
              {bound(TextField, {
                label: t`Name`,
                hint: t`So that you recognize it: “My phone”, “Office computer”.`,
                autoComplete: 'off',
                enterKeyHint: 'next',
                maxLength: 60,
              })}
            </Field>
            <Field name="currentPassword">
              {bound(PasswordField, {
                label: t`Current password`,
                autoComplete: 'current-password',
                enterKeyHint: 'go',
              })}
            </Field>
            {fault !== null && !isSubmitting && (
              <PasskeyFailed fault={fault} offline={t`Changing passkeys needs a connection.`} />
            )}
            <Button type="submit" size="cta" block busy={isSubmitting}>
              {isSubmitting ? t`Waiting for the device…` : t`Add`}
            </Button>
          </>
        )}
      </SchemaForm>
    </Dialog>
  );
}

type RenamePasskeyDialogProps = PasskeyDialogProps & { passkey: Passkey };

export function RenamePasskeyDialog({ passkey, onDone, onClose }: RenamePasskeyDialogProps) {
  const { t } = useLingui();
  const { id, name } = passkey;
  const { form, Field } = useSchemaForm(renamePasskeyInput, { initialValues: { name } });
  const { failure, run } = useOperations();

  async function rename(input: { name: string }) {
    if (await run(renamePasskey, { id, input })) onDone();
  }

  return (
    <Dialog title={<Trans>Rename the passkey</Trans>} onClose={onClose}>
      <SchemaForm of={form} schema={renamePasskeyInput} onSubmit={rename}>
        {({ isSubmitting }) => (
          <>
            <Field name="name">
              {bound(TextField, {
                label: t`Name`,
                autoComplete: 'off',
                enterKeyHint: 'done',
                maxLength: 60,
              })}
            </Field>
            <SendFailed failure={failure} />
            <Button type="submit" size="cta" block busy={isSubmitting}>{t`Save`}</Button>
          </>
        )}
      </SchemaForm>
    </Dialog>
  );
}

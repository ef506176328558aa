import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { FingerprintPattern, Grid3x3, KeyRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import type { Ability } from '#domain/roles';
import { may } from '#domain/roles';
import * as operations from '#domain/staff/passkeys.operations';
import { renamePasskey } from '#domain/staff/passkeys.operations';
import type { Passkey, PasskeyForm } from '#domain/staff/staff-account';
import { PASSKEYS_MOST, passkeyForm, renamePasskeyInput } from '#domain/staff/staff-account';
import { useStaffFigures } from '../../data/react/use-staff';
import { addPasskey, hasPasskeys, useStaffSession } from '../../data/react/use-staff-session';
import { useNet } from '../../data/react/use-stores';
import { Button } from '../../ui/controls/controls';
import { LinkButton } from '../../ui/controls/LinkButton';
import { PasswordField } from '../../ui/form/PasswordField';
import { bound, SchemaForm, useSchemaForm } from '../../ui/form/SchemaForm';
import { TextField } from '../../ui/form/TextField';
import { Heading, Hint, Row, Stack, Text } from '../../ui/layout/Flow';
import { Dialog } from '../../ui/overlays/Dialog';
import { useToast } from '../../ui/overlays/ToastProvider';
import { fullName, initials, RoleBadge, usePageTitle } from '../page/page-parts';
import { AskButton, CallFailed, SendFailed } from '../shared/Panel';
import { Read, useTimeText } from '../shared/Read';
import { useOperations } from '../shared/sending';
import * as styles from './Account.css';

type PasskeyDialogProps = { onDone: () => void; onClose: () => void };

const EMPTY: PasskeyForm = { name: '', currentPassword: '' };

function AddPasskeyDialog({ onDone, onClose }: PasskeyDialogProps) {
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
              <CallFailed fault={fault} offline={t`Changing passkeys needs a connection.`} />
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

function RenamePasskeyDialog({ passkey, onDone, onClose }: RenamePasskeyDialogProps) {
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

/** Lists the person's passkeys. A passkey opens every right of the account, so a shared tablet must have none. */
function PasskeysSection() {
  const { t } = useLingui();
  const toast = useToast();
  const listed = useStaffFigures<{ passkeys: Passkey[] }>(operations.listPasskeys.path);
  const isOffline = useNet().state === 'offline';
  const [open, setOpen] = useState<'new' | Passkey | null>(null);
  const close = () => setOpen(null);
  const count = listed.value?.passkeys.length ?? 0;
  const mayAdd = !isOffline && listed.value !== null && count < PASSKEYS_MOST;

  function finish(said: string) {
    close();
    listed.again();
    toast.show({ tone: 'success', title: said });
  }

  return (
    <section className={styles.card} aria-labelledby="passkeys">
      <Heading size="item" id="passkeys">{t`Passkeys`}</Heading>
      <Text size="body" tone="muted">
        <Trans>
          Sign in with your finger, your face or your phone's PIN instead of the password. Add one
          only on a device of your own: whoever can unlock the device can sign in as you.
        </Trans>
      </Text>
      <Read of={listed}>
        {({ passkeys }) =>
          passkeys.length === 0 ? (
            <Hint>{t`You have no passkey yet.`}</Hint>
          ) : (
            <Stack as="ul">
              {passkeys.map((passkey) => (
                <PasskeyRow
                  key={passkey.id}
                  passkey={passkey}
                  onRename={() => setOpen(passkey)}
                  onRemoved={() => finish(t`Passkey removed`)}
                />
              ))}
            </Stack>
          )
        }
      </Read>
      {hasPasskeys() ? (
        <Button
          tone="outline"
          icon={<FingerprintPattern size={20} />}
          unavailable={!mayAdd}
          onClick={() => mayAdd && setOpen('new')}
        >{t`Add a passkey`}</Button>
      ) : (
        <Hint>{t`This browser can't make passkeys at this address.`}</Hint>
      )}
      {isOffline && <Hint>{t`Changing passkeys needs a connection.`}</Hint>}
      {count >= PASSKEYS_MOST && (
        <Hint>{t`You have ten passkeys, which is the most. Remove one first.`}</Hint>
      )}
      {open === 'new' && (
        <AddPasskeyDialog onDone={() => finish(t`Passkey added`)} onClose={close} />
      )}
      {open !== null && open !== 'new' && (
        <RenamePasskeyDialog
          passkey={open}
          onDone={() => finish(t`Passkey renamed`)}
          onClose={close}
        />
      )}
    </section>
  );
}

type PasskeyRowProps = { passkey: Passkey; onRename: () => void; onRemoved: () => void };

function PasskeyRow({ passkey, onRename, onRemoved }: PasskeyRowProps) {
  const { t } = useLingui();
  const { isBusy, isOffline, failure, run } = useOperations();
  const timeOf = useTimeText();
  const { id, name, createdAt, lastUsedAt, isBackedUp } = passkey;

  async function remove() {
    if (await run(operations.removePasskey, { id })) onRemoved();
  }

  return (
    <Stack as="li" gap={8}>
      <Text size="body" weight={700}>
        {name}
      </Text>
      <Hint as="span">
        {lastUsedAt === null ? (
          <Trans>Added {timeOf(createdAt)} · never used</Trans>
        ) : (
          <Trans>
            Added {timeOf(createdAt)} · last used {timeOf(lastUsedAt)}
          </Trans>
        )}
        {isBackedUp && ` · ${t`kept in a password manager`}`}
      </Hint>
      <Row>
        <Button
          tone="outline"
          size="compact"
          aria-label={t`Rename the passkey ${name}`}
          unavailable={isOffline}
          onClick={() => !isOffline && onRename()}
        >{t`Rename`}</Button>
        <AskButton
          tone="outline"
          size="compact"
          aria-label={t`Remove the passkey ${name}`}
          busy={isBusy}
          unavailable={isOffline}
          ask={<Trans>Remove {name}?</Trans>}
          because={
            <Trans>
              It can't sign you in any more. The device still shows it until you delete it there.
            </Trans>
          }
          cancelLabel={<Trans>Don't delete</Trans>}
          onConfirm={() => void remove()}
        >
          <Trans>Remove</Trans>
        </AskButton>
      </Row>
      <SendFailed failure={failure} />
    </Stack>
  );
}

const ABILITIES: readonly (readonly [Ability, MessageDescriptor])[] = [
  ['orders.change', msg`Take and move orders`],
  ['menu.availability', msg`Mark dishes as sold out`],
  ['reservations.change', msg`Confirm bookings and seat guests`],
  ['messages.change', msg`Reply to messages`],
  ['orders.reopen', msg`Reopen finished orders`],
  ['tables.change', msg`Add and change tables`],
  ['money.read', msg`See the revenue`],
  ['money.change', msg`Record income and expenses`],
  ['till.close', msg`Close the day`],
  ['inventory.read', msg`See what is in stock`],
  ['activity.read', msg`Read the activity log`],
];

export function ProfilePage() {
  const { t } = useLingui();
  const { user } = useStaffSession();
  usePageTitle(t`Profile · Bar Bliss`);
  return (
    <div className={styles.profile}>
      {user && (
        <section className={styles.card}>
          <Row gap={16}>
            <span aria-hidden="true" lang="tr" className={styles.initials}>
              {initials(user)}
            </span>
            <Stack gap={4} align="start">
              <h2 className={styles.name}>{fullName(user)}</h2>
              <span className={styles.email}>{user.email}</span>
              <RoleBadge role={user.role} />
            </Stack>
          </Row>
          <Text size="body" tone="muted">{t`The owner can change your name, email and role.`}</Text>
          <LinkButton asChild tone="outline" icon={<KeyRound size={20} />}>
            <Link to="/admin/change-password">{t`Change Password`}</Link>
          </LinkButton>
          <LinkButton asChild tone="outline" icon={<Grid3x3 size={20} />}>
            <Link to="/admin/shift">{t`Choose your PIN`}</Link>
          </LinkButton>
        </section>
      )}
      {user && <PasskeysSection key={user.id} />}
      {user && (
        <section className={styles.card}>
          <Rights
            title={<Trans>What you can do</Trans>}
            abilities={ABILITIES.filter(([ability]) => may(user.role, ability))}
          />
          <Rights
            title={<Trans>Ask a manager or an admin for this</Trans>}
            abilities={ABILITIES.filter(([ability]) => !may(user.role, ability))}
          />
        </section>
      )}
    </div>
  );
}

function Rights({ title, abilities }: { title: ReactNode; abilities: typeof ABILITIES }) {
  const { t } = useLingui();
  if (abilities.length === 0) return null;
  return (
    <Stack gap={8}>
      <Heading size="item">{title}</Heading>
      <ul className={styles.list}>
        {abilities.map(([ability, words]) => (
          <li key={ability}>{t(words)}</li>
        ))}
      </ul>
    </Stack>
  );
}

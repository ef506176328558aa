import { Trans, useLingui } from '@lingui/react/macro';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import type { ResourceRecord } from '#domain/resource/resource';
import * as staff from '#domain/staff/staff.operations';
import type { StaffAccess } from '#domain/staff/staff-account';
import { STAFF_ACCOUNTS } from '#domain/staff/staff-account';
import { useStaffFigures } from '../../data/react/use-staff';
import { Button } from '../../ui/controls/controls';
import { Hint, Row, Stack } from '../../ui/layout/Flow';
import { useToast } from '../../ui/overlays/ToastProvider';
import { RecordsPage } from '../records/RecordsPage';
import { Part, SendFailed } from '../shared/Panel';
import { Read, useTimeText } from '../shared/Read';
import { useOperations } from '../shared/sending';
import * as styles from './Staff.css';

const CHANGES = { invitation: staff.invite, pin: staff.resetPin, sessions: staff.endSessions };
type Change = keyof typeof CHANGES;

type StaffAccessProps = { account: ResourceRecord; onChanged: () => void };

function StaffAccessSection({ account, onChanged }: StaffAccessProps) {
  const { t } = useLingui();
  const timeOf = useTimeText();
  const id = String(account.id);
  const access = useStaffFigures<StaffAccess>(`${STAFF_ACCOUNTS.path}/${id}/access`);
  const { isBusy, isOffline, failure, run } = useOperations();
  const [last, setLast] = useState<Change>();
  const action = (change: Change, isPossible: boolean) => ({
    busy: isBusy && last === change,
    unavailable: isOffline || !isPossible,
    onClick: () => !isOffline && isPossible && !isBusy && void send(change),
  });

  async function send(change: Change) {
    setLast(change);
    if (!(await run(CHANGES[change], { id }))) return;
    access.again();
    onChanged();
  }

  const hasPassword = account.hasPassword === true;
  const devices = access.value?.devices ?? [];
  return (
    <Part id="staff-access" title={t`Access`}>
      <Row align="stretch">
        <Button
          tone={hasPassword ? 'outline' : 'tonal'}
          {...action('invitation', account.isActive === true)}
        >
          {hasPassword ? t`Link for a new password` : t`Make an invitation link`}
        </Button>
        <Button tone="outline" {...action('pin', account.hasPin === true)}>
          <Trans>Reset the PIN</Trans>
        </Button>
        <Button tone="outline" {...action('sessions', devices.length > 0)}>
          <Trans>Sign out every device</Trans>
        </Button>
      </Row>
      <SendFailed failure={failure} />
      <Read of={access}>
        {({ invitation, passkeys }) => (
          <>
            {invitation && <Invitation {...invitation} />}
            {devices.length === 0 && <Hint>{t`Not signed in anywhere`}</Hint>}
            {devices.length > 0 && (
              <Stack as="ul" gap={0}>
                {devices.map(({ device, signedInAt, lastSeenAt }) => (
                  <li key={`${device} ${signedInAt}`} className={styles.row}>
                    {device || t`Unknown device`}
                    <Hint as="span">
                      <Trans>
                        Signed in {timeOf(signedInAt)} · last seen {timeOf(lastSeenAt)}
                      </Trans>
                    </Hint>
                  </li>
                ))}
              </Stack>
            )}
            {passkeys > 0 && (
              <Hint>{t`Passkeys: ${passkeys}. A link for a new password removes them.`}</Hint>
            )}
          </>
        )}
      </Read>
    </Part>
  );
}

function Invitation({ path, until }: NonNullable<StaffAccess['invitation']>) {
  const { t } = useLingui();
  const end = useTimeText()(until);
  const toast = useToast();
  const link = new URL(path, location.origin).href;
  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      toast.show({ tone: 'success', title: t`Link copied` });
    } catch {
      toast.show({ tone: 'error', title: t`This browser can't copy. Select the link by hand.` });
    }
  }
  return (
    <div className={styles.invitation}>
      <p>{t`Send this link to the person. It works once, until ${end}.`}</p>
      <code className={styles.link}>{link}</code>
      <Row align="stretch">
        <Button tone="outline" icon={<Copy size={20} />} onClick={() => void copy()}>
          <Trans>Copy the link</Trans>
        </Button>
      </Row>
    </div>
  );
}

export function StaffPage() {
  return (
    <RecordsPage
      resource={STAFF_ACCOUNTS}
      canRemove={false}
      more={(record, { again }) => (
        <StaffAccessSection key={record.id} account={record} onChanged={again} />
      )}
    />
  );
}

import { Plural, Trans } from '@lingui/react/macro';
import { CloudCheck, Info, Send } from 'lucide-react';
import { useState } from 'react';
import { useStorageAdvice } from '../../data/react/preferences/use-storage-advice';
import { type QueueRow, useStaffQueue } from '../../data/react/staff/use-staff-queue';
import { useNet } from '../../data/react/use-net';
import { sendAllNow } from '../../data/react/use-outbox';
import { useStorageText } from '../../i18n/storage-text';
import { Button } from '../../ui/controls/Button';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { Stack } from '../../ui/layout/Flow';
import { Dialog } from '../../ui/overlays/Dialog';
import * as styles from './Queue.css';
import { QueueRowItem } from './QueueRowItem';

type QueueDialogProps = { onClose: () => void; onSignIn: () => void };

/** Shows the mutations of this tablet that are unsent or refused. */
export function QueueDialog({ onClose, onSignIn }: QueueDialogProps) {
  const rows = useStaffQueue();
  const { isBusy, send } = useSendAll();
  const { state: net } = useNet();
  const unsent = rows.filter((row) => row.isUnsent).length;
  return (
    <Dialog
      variant="panel"
      title={<Trans>Not sent yet</Trans>}
      description={rows.length > 0 && <Plural value={unsent} one="# change" other="# changes" />}
      onClose={onClose}
      footer={
        rows.some(isSendable) && (
          <Button
            size="cta"
            block
            busy={isBusy}
            icon={<Send aria-hidden="true" size={20} />}
            onClick={send}
          >
            <Trans>Send all now</Trans>
          </Button>
        )
      }
    >
      <Stack gap={12}>
        {net === 'offline' && rows.length > 0 && (
          <p>
            <Trans>There is no connection. It is sent by itself when there is one.</Trans>
          </p>
        )}
        {rows.length === 0 ? (
          <EmptyState icon={<CloudCheck aria-hidden="true" size={40} />}>
            <Trans>All sent.</Trans>
          </EmptyState>
        ) : (
          <ul className={styles.list}>
            {rows.map((row) => (
              <QueueRowItem key={row.id} row={row} onSignIn={onSignIn} />
            ))}
          </ul>
        )}
        <TabletNotice />
      </Stack>
    </Dialog>
  );
}

function isSendable({ isOthers, state }: QueueRow): boolean {
  return !isOthers && state === 'queued';
}

function useSendAll(): { isBusy: boolean; send: () => void } {
  const [isBusy, setBusy] = useState(false);
  function send() {
    setBusy(true);
    sendAllNow()
      .catch((error: unknown) => console.error(error))
      .finally(() => setBusy(false));
  }
  return { isBusy, send };
}

/** Shows the risks for the unsent mutations. */
function TabletNotice() {
  const { advice, lost } = useStorageAdvice();
  const storageText = useStorageText();
  if (advice.length === 0) return null;
  return (
    <ul className={styles.notices}>
      {advice.map((one) => (
        <li key={one} className={styles.notice}>
          <Info aria-hidden="true" size={18} className={styles.noticeIcon} />
          {storageText(one, lost)}
        </li>
      ))}
    </ul>
  );
}

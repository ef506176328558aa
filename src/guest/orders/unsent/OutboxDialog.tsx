import { Trans, useLingui } from '@lingui/react/macro';
import { CloudCheck, ReceiptText, Send } from 'lucide-react';
import { sendAllNow, useOutbox } from '../../../data/react/use-outbox';
import { Button } from '../../../ui/controls/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Stack } from '../../../ui/layout/Flow';
import { Dialog } from '../../../ui/overlays/Dialog';
import { ActionFailed } from '../../shared/ActionFailed';
import { useAction } from '../../shared/use-action';
import { StorageNotices } from '../../status/StorageNotices';
import { useDialog } from '../../use-dialog';
import { usePageTitle } from '../../use-page-title';
import { ForgetDevice } from '../my-orders/ForgetDevice';
import { OutboxRow } from './OutboxRow';

/** Shows this phone's unsent mutations. */
export function OutboxDialog() {
  const { t } = useLingui();
  const { close, open } = useDialog();
  const rows = useOutbox();
  const { run, isBusy, failure } = useAction(async () => sendAllNow());
  usePageTitle(t`Waiting to send`);
  return (
    <Dialog
      title={t`Waiting to send`}
      onClose={close}
      footer={
        rows.length > 0 && (
          <Button
            size="cta"
            block
            busy={isBusy}
            icon={<Send aria-hidden="true" size={20} />}
            onClick={() => run()}
          >
            <Trans>Send all now</Trans>
          </Button>
        )
      }
    >
      <Stack gap={12}>
        {failure && <ActionFailed code={failure} />}
        {rows.length === 0 ? (
          <EmptyState icon={<CloudCheck aria-hidden="true" size={40} />} title={t`All sent.`} />
        ) : (
          <Stack as="ul" gap={0}>
            {rows.map((row) => (
              <OutboxRow key={row.id} row={row} />
            ))}
          </Stack>
        )}
        <Button
          tone="outline"
          icon={<ReceiptText aria-hidden="true" size={20} />}
          aria-haspopup="dialog"
          onClick={() => void open({ d: 'orders' })}
        >
          <Trans>My orders</Trans>
        </Button>
        <StorageNotices />
        <ForgetDevice />
      </Stack>
    </Dialog>
  );
}

import { Plural, useLingui } from '@lingui/react/macro';
import { CloudCheck, Info, ReceiptText, Send, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { sendAllNow, useOutbox } from '../../../data/react/use-app';
import {
  forgetThisDevice,
  type StorageAdvice,
  useStorageAdvice,
} from '../../../data/react/use-device-storage';
import { useStorageText } from '../../../i18n/storage-text';
import { classNames } from '../../../ui/class-names';
import { Button } from '../../../ui/controls/controls';
import { Banner } from '../../../ui/feedback/Banner';
import { EmptyState } from '../../../ui/feedback/states';
import { Row, Stack } from '../../../ui/layout/Flow';
import { Dialog } from '../../../ui/overlays/Dialog';
import { useToast } from '../../../ui/overlays/ToastProvider';
import { useNavigate } from '../../../ui/router/RouterView';
import * as text from '../../../ui/theme/text.css';
import { ActionFailed, AskFirst, useAction } from '../../shared/Action';
import { useDialog, usePageTitle } from '../../use-dialog';
import * as styles from './Outbox.css';
import { OutboxRow } from './OutboxRow';

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
          <Button size="cta" block busy={isBusy} icon={<Send size={20} />} onClick={() => run()}>
            {t`Send all now`}
          </Button>
        )
      }
    >
      <Stack gap={12}>
        {failure && <ActionFailed code={failure} />}
        {rows.length === 0 ? (
          <EmptyState icon={<CloudCheck size={40} />} title={t`All sent.`} />
        ) : (
          <Stack as="ul" gap={0}>
            {rows.map((row) => (
              <OutboxRow key={row.id} row={row} />
            ))}
          </Stack>
        )}
        <Button
          tone="outline"
          icon={<ReceiptText size={20} />}
          aria-haspopup="dialog"
          onClick={() => void open({ d: 'orders' })}
        >
          {t`My orders`}
        </Button>
        <StorageNotices />
        <ForgetDevice />
      </Stack>
    </Dialog>
  );
}

/** Deletes the guest's data from a borrowed or shared device. */
function ForgetDevice() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const toast = useToast();
  const [unfinished, setUnfinished] = useState(0);

  async function forget() {
    const report = await forgetThisDevice();
    setUnfinished(report.unfinished);
    if (report.unfinished > 0) return;
    await navigate({ to: '/', replace: true });
    if (report.isKnownToBar) {
      const title = t`Deleted from this device. Delete again when you're online: until then this browser can still open your orders.`;
      return toast.show({ tone: 'info', title });
    }
    toast.show({ tone: 'success', title: t`Your details are deleted from this device.` });
  }

  return (
    <Stack gap={8}>
      {unfinished > 0 && (
        <Banner tone="honey" shape="box" role="alert">
          <Plural
            value={unfinished}
            one="# item has not been sent yet. Send or discard it first."
            other="# items have not been sent yet. Send or discard them first."
          />
        </Banner>
      )}
      <AskFirst
        task={forget}
        label={t`Delete my details from this device`}
        question={t`Delete everything on this device?`}
        keep={t`Keep it`}
      >
        {t`Your orders, drafts and cart are deleted from this device. The bar keeps the orders that it already has.`}
      </AskFirst>
    </Stack>
  );
}

const CALM: readonly StorageAdvice[] = ['keep_open', 'own_storage', 'may_forget', 'clearing'];

/** Shows storage risks, one per line, and past losses in a box. */
function StorageNotices() {
  const { advice, lost } = useStorageAdvice();
  const storageText = useStorageText();
  const calm = advice.filter((one) => CALM.includes(one));
  const trouble = advice.filter((one) => !CALM.includes(one));
  return (
    <Stack gap={12}>
      {trouble.map((one) => (
        <Banner key={one} tone="danger" shape="box" icon={<TriangleAlert size={20} />}>
          {storageText(one, lost)}
        </Banner>
      ))}
      {calm.length > 0 && (
        <Stack as="ul" gap={8}>
          {calm.map((one) => (
            <Row
              as="li"
              align="start"
              wrap={false}
              className={classNames(text.small, text.muted)}
              key={one}
            >
              <Info size={18} className={styles.icon} />
              {storageText(one, lost)}
            </Row>
          ))}
        </Stack>
      )}
    </Stack>
  );
}

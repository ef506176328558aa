import { Trans, useLingui } from '@lingui/react/macro';
import { Hand, ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { type Call, isCalling, type SeatRead } from '#domain/seatings/seating';
import { useSeat } from '../../data/react/use-seat';
import { callStaff, leaveSeat } from '../../data/seatings/seat';
import { Button } from '../../ui/controls/Button';
import { Banner } from '../../ui/feedback/Banner';
import { Stack, Text } from '../../ui/layout/Flow';
import { Dialog } from '../../ui/overlays/Dialog';
import { useDialogActions } from '../use-dialog';
import { usePageTitle } from '../use-page-title';
import { AskingPhone } from './AskingPhone';
import { BillSplit } from './BillSplit';
import { BillView } from './BillView';
import * as styles from './seating.css';

/** Shows the table's bill and the calls. */
export function TableDialog() {
  const { t } = useLingui();
  const { close } = useDialogActions();
  const { stored, seat } = useSeat();
  const label = stored?.label ?? '';
  usePageTitle(t`Table ${label} · Bar Bliss`);

  function leave() {
    leaveSeat();
    close();
  }

  return (
    <Dialog
      title={stored ? <Trans>Table {label}</Trans> : <Trans>Your table</Trans>}
      onClose={close}
    >
      <Stack gap={20}>
        {(!stored || stored.isEnded) && (
          <Text size="body" tone="muted">
            {stored ? (
              <Trans>This table was closed. Scan the code on your table again.</Trans>
            ) : (
              <Trans>Scan the code on your table to see its bill.</Trans>
            )}
          </Text>
        )}
        {stored && !stored.isEnded && !seat && (
          <Text size="body" tone="muted" role="status">{t`Reading the bill…`}</Text>
        )}
        {seat && (
          <>
            <AskingPhone asking={seat.asking} />
            <Calls calls={seat.calls} />
            <BillView seat={seat} />
            <BillSplit seat={seat} />
            <Button tone="quiet" onClick={leave}>{t`Not your table?`}</Button>
          </>
        )}
      </Stack>
    </Dialog>
  );
}

function Calls({ calls }: { calls: SeatRead['calls'] }) {
  const [hasFailed, setFailed] = useState(false);
  const call = (which: Call) => {
    void callStaff(which).then((isTold) => setFailed(!isTold));
  };
  return (
    <>
      <div className={styles.calls}>
        <Button
          tone="tonal"
          size="cta"
          icon={<Hand aria-hidden="true" size={20} />}
          unavailable={isCalling(calls.waiter)}
          onClick={() => call('waiter')}
        >
          <Trans>Call the team</Trans>
        </Button>
        <Button
          tone="tonal"
          size="cta"
          icon={<ReceiptText aria-hidden="true" size={20} />}
          unavailable={isCalling(calls.bill)}
          onClick={() => call('bill')}
        >
          <Trans>Ask for the bill</Trans>
        </Button>
      </div>
      <CallState calls={calls} hasFailed={hasFailed} />
    </>
  );
}

/** Announces the state of the calls politely. */
function CallState({ calls, hasFailed }: { calls: SeatRead['calls']; hasFailed: boolean }) {
  const { t } = useLingui();
  const { waiter, bill } = calls;
  const latest = [waiter, bill]
    .filter((one) => one !== null)
    .sort((a, b) => (a.at < b.at ? 1 : -1));
  const [last] = latest;
  const by = last?.takenBy ?? '';
  if (isCalling(waiter) || isCalling(bill)) {
    return <Banner tone="success" shape="box">{t`The team has been told.`}</Banner>;
  }
  if (by !== '') {
    return <Banner tone="success" shape="box">{t`${by} is on the way.`}</Banner>;
  }
  if (!hasFailed) return null;
  return (
    <Banner tone="danger" shape="box" role="alert">
      <Trans>The team could not be told. Check your connection, or wave to us.</Trans>
    </Banner>
  );
}

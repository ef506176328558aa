import { Trans, useLingui } from '@lingui/react/macro';
import { Hand, ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { type Call, isCalling, type SeatRead } from '#domain/seatings/seating';
import { useSeat } from '../../data/react/use-seat';
import { callStaff, leaveSeat } from '../../data/seatings/seat';
import { Button } from '../../ui/controls/Button';
import { Banner } from '../../ui/feedback/Banner';
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
      <div className={styles.bill}>
        {(!stored || stored.isEnded) && (
          <p className={styles.note}>
            {stored ? (
              <Trans>This table was closed. Scan the code on your table again.</Trans>
            ) : (
              <Trans>Scan the code on your table to see its bill.</Trans>
            )}
          </p>
        )}
        {stored && !stored.isEnded && !seat && (
          <p role="status" className={styles.note}>
            <Trans>Reading the bill…</Trans>
          </p>
        )}
        {seat && (
          <>
            <AskingPhone asking={seat.asking} />
            <Calls calls={seat.calls} />
            <BillView seat={seat} />
            <BillSplit seat={seat} />
            <Button tone="quiet" onClick={leave}>
              <Trans>Not your table?</Trans>
            </Button>
          </>
        )}
      </div>
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
  const { waiter, bill } = calls;
  const latest = [waiter, bill]
    .filter((one) => one !== null)
    .sort((a, b) => (a.at < b.at ? 1 : -1));
  const [last] = latest;
  const by = last?.takenBy ?? '';
  if (isCalling(waiter) || isCalling(bill)) {
    return (
      <Banner tone="success" shape="box">
        <Trans>The team has been told.</Trans>
      </Banner>
    );
  }
  if (by !== '') {
    return (
      <Banner tone="success" shape="box">
        <Trans>{by} is on the way.</Trans>
      </Banner>
    );
  }
  if (!hasFailed) return null;
  return (
    <Banner tone="danger" shape="box" role="alert">
      <Trans>The team could not be told. Check your connection, or wave to us.</Trans>
    </Banner>
  );
}

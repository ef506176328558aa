import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { KioskRead } from '#domain/kiosks/kiosk';
import { manageKiosk } from '../../data/commands/manage-kiosk';
import { newId } from '../../data/ids';
import { useCommand } from '../../data/react/use-command';
import { formatTime } from '../../i18n/format';
import { Button } from '../../ui/controls/Button';
import { Badge } from '../../ui/feedback/Badge';
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog';
import { useToast } from '../../ui/overlays/use-toast';
import { useClockValue } from '../page/board-clock';
import * as styles from './Kiosks.css';
import { kioskState } from './kiosk-state';

type KioskRowProps = { kiosk: KioskRead; isOffline: boolean; onChanged: () => void };

/** Shows one kiosk with its place, its state and its two actions. */
export function KioskRow({ kiosk, isOffline, onChanged }: KioskRowProps) {
  const { t } = useLingui();
  const toast = useToast();
  const manage = useCommand(manageKiosk);
  const [isAsked, setAsked] = useState(false);
  const { id, name, tableLabel, isOutOfOrder } = kiosk;

  function send(change: { verb: 'change'; input: { isOutOfOrder: boolean } } | { verb: 'remove' }) {
    if (isOffline) return;
    manage({ ...change, id, mutationId: newId() }).then(onChanged, (error: unknown) => {
      console.error(error);
      toast.show({ tone: 'error', title: t`This needs a connection. Please try again.` });
    });
  }

  return (
    <li className={styles.row}>
      <span className={styles.what}>
        {name}
        <span className={styles.fact}>
          {tableLabel === null ? t`Guests name their table` : t`Table ${tableLabel}`}
        </span>
      </span>
      <KioskFacts kiosk={kiosk} />
      <Button
        tone="outline"
        unavailable={isOffline}
        onClick={() => send({ verb: 'change', input: { isOutOfOrder: !isOutOfOrder } })}
      >
        {isOutOfOrder ? <Trans>Mark as working</Trans> : <Trans>Mark as out of order</Trans>}
      </Button>
      <Button tone="quiet" unavailable={isOffline} onClick={() => !isOffline && setAsked(true)}>
        <Trans>Remove</Trans>
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={<Trans>Remove kiosk {name}?</Trans>}
          confirmLabel={<Trans>Remove</Trans>}
          cancelLabel={<Trans>Keep it</Trans>}
          onConfirm={() => {
            setAsked(false);
            send({ verb: 'remove' });
          }}
          onCancel={() => setAsked(false)}
        >
          <Trans>The tablet then shows a new code. Orders that it still holds are sent.</Trans>
        </ConfirmDialog>
      )}
    </li>
  );
}

function KioskFacts({ kiosk }: { kiosk: KioskRead }) {
  const state = useClockValue((now) => kioskState(kiosk, now), 'unseen');
  const { waiting, waitingCodes, unsent } = kiosk;
  const time = kiosk.seenAt === null ? '' : formatTime(Date.parse(kiosk.seenAt), 'tr');
  const codes = unsent.join(', ');
  const waits = waitingCodes.join(', ') || waiting;
  return (
    <span className={styles.facts}>
      {state === 'unseen' && (
        <Badge tone="honey">
          <Trans>Not seen yet</Trans>
        </Badge>
      )}
      {state === 'silent' && (
        <Badge tone="danger">
          <Trans>Silent, last contact {time}</Trans>
        </Badge>
      )}
      {state === 'out' && (
        <Badge tone="neutral">
          <Trans>Out of order</Trans>
        </Badge>
      )}
      {state === 'used' && (
        <Badge tone="lagoon">
          <Trans>In use</Trans>
        </Badge>
      )}
      {state === 'free' && (
        <Badge tone="success">
          <Trans>Free</Trans>
        </Badge>
      )}
      {waiting > 0 && (
        <Badge tone="honey">
          <Trans>Not sent yet: {waits}</Trans>
        </Badge>
      )}
      {state === 'silent' && (
        <span className={styles.fact}>
          <Trans>It may hold orders that we don't know of. Look at its screen.</Trans>
        </span>
      )}
      {codes !== '' && (
        <Badge tone="danger">
          <Trans>Never sent: {codes}</Trans>
        </Badge>
      )}
    </span>
  );
}

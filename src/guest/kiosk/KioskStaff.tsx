import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { discardOrder } from '../../data/commands/orders/cancel-order';
import { type Unlocked, unlockKiosk } from '../../data/kiosks/kiosk';
import { useCommand } from '../../data/react/use-app';
import { useKioskOrders } from '../../data/react/use-kiosk';
import { useNet } from '../../data/react/use-net';
import { Button } from '../../ui/controls/Button';
import { TextInput } from '../../ui/form/inputs/FieldShell';
import { Text } from '../../ui/layout/Flow';
import { Dialog } from '../../ui/overlays/Dialog';
import { ActionButton } from '../shared/Action';
import * as styles from './Kiosk.css';

/** Shows the staff's part behind the kiosk's PIN: unsent orders, and the end of kiosk mode. */
export function KioskStaff({ onClose }: { onClose: () => void }) {
  const [pin, setPin] = useState<string | null>(null);
  return (
    <Dialog title={<Trans>Staff</Trans>} onClose={onClose}>
      {pin === null ? <PinForm onOpen={setPin} /> : <Actions pin={pin} onClose={onClose} />}
    </Dialog>
  );
}

function PinForm({ onOpen }: { onOpen: (pin: string) => void }) {
  const { t } = useLingui();
  const [pin, setPin] = useState('');
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isOffline = useNet().state === 'offline';

  async function send(event: FormEvent) {
    event.preventDefault();
    if (isBusy || isOffline || pin.length < 4) return;
    setBusy(true);
    const next = await unlockKiosk(pin, false);
    setBusy(false);
    if (next === 'open') return onOpen(pin);
    setVerdict(next);
    setPin('');
  }

  return (
    <form noValidate onSubmit={send} className={styles.fields}>
      <TextInput
        label={t`Enter staff PIN`}
        type="password"
        inputMode="numeric"
        maxLength={6}
        value={pin}
        error={verdict ? t(VERDICTS[verdict]) : undefined}
        onChange={(typed) => setPin(typed.replace(/\D/g, ''))}
      />
      <Text size="body" tone="muted" role="status">
        {isOffline &&
          t`The PIN needs a connection: it is not kept on this tablet. Bring the tablet back to the network, then try again.`}
      </Text>
      <Button
        type="submit"
        size="cta"
        block
        busy={isBusy}
        unavailable={isOffline || pin.length < 4}
      >
        {t`Open`}
      </Button>
    </form>
  );
}

function Actions({ pin, onClose }: { pin: string; onClose: () => void }) {
  const { t } = useLingui();
  const { waiting, late, refused } = useKioskOrders();
  const discard = useCommand(discardOrder);
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const lost = [...late, ...refused];
  const count = waiting.length + lost.length;

  async function leave() {
    const next = await unlockKiosk(pin, true);
    if (next !== 'open') setVerdict(next);
  }

  return (
    <div className={styles.fields}>
      {lost.map(({ id, code }) => (
        <ActionButton key={id} tone="danger" size="cta" block task={() => discard({ orderId: id })}>
          <Trans>Delete order {code}: it was never sent</Trans>
        </ActionButton>
      ))}
      {count > 0 ? (
        <Text size="body" tone="muted">
          <Trans>Kiosk mode can't end while orders are not sent: {count}</Trans>
        </Text>
      ) : (
        <Button tone="outline" size="cta" block onClick={() => void leave()}>
          {t`End kiosk mode on this tablet`}
        </Button>
      )}
      {verdict && <p role="alert">{t(VERDICTS[verdict])}</p>}
      <Button size="cta" block onClick={onClose}>{t`Back to the kiosk`}</Button>
    </div>
  );
}

type Verdict = Exclude<Unlocked, 'open'>;

const VERDICTS: Record<Verdict, MessageDescriptor> = {
  wrong: msg`Wrong PIN.`,
  locked: msg`Too many tries. Wait a minute and try again.`,
  unreachable: msg`The server can't be reached. Check the tablet's network, then try again.`,
};

import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { BellOff, BellRing, EyeOff } from 'lucide-react';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { DomainError } from '#domain/error-codes';
import { acknowledgeOrder } from '../../data/commands/orders/acknowledge-order';
import { useCommand } from '../../data/react/use-command';
import { Button } from '../../ui/controls/Button';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import { hiddenOnPhone } from '../../ui/layout/VisuallyHidden.css';
import { useToast } from '../../ui/overlays/use-toast';
import { usePlaceText } from '../orders/shared/board-words';
import { orderToShow } from '../page/use-page-title';
import { askToSignIn } from '../shared/sending';
import { createSlipGuard } from '../shared/use-undoable';
import * as styles from './AlarmBar.css';
import type { Alarm } from './alarm-state';
import { barSound } from './bar-sound';
import { CallBar } from './CallBar';
import type { SoundState } from './order-sound';
import { useAlarm } from './use-alarm';
import { useAlarmSigns } from './use-alarm-signs';

/** Shows new orders and calls of tables side by side on every page, until a person takes them. */
export function AlarmBar({ isLocked = false }: { isLocked?: boolean }) {
  const alarm = useAlarm();
  useAlarmSigns(alarm);
  const state = useSyncExternalStore(barSound.subscribe, barSound.state, (): SoundState => 'off');
  const { stage, calls } = alarm;
  if (stage === 'calm' && calls.length === 0) return null;
  const sound = state !== 'on' && <TurnOnSound state={state} />;
  return (
    <div className={styles.bars}>
      {(stage === 'overlooked' || sound) && <div aria-hidden="true" className={styles.edge} />}
      <CallBar calls={calls} isLocked={isLocked} sound={stage === 'calm' && sound} />
      {stage !== 'calm' && <OrderBar alarm={alarm} isLocked={isLocked} sound={sound} />}
    </div>
  );
}

type OrderBarProps = {
  alarm: Alarm;
  /** Without a signed-in person the alarm has no acknowledge button. */
  isLocked: boolean;
  sound: ReactNode;
};

function OrderBar({ alarm, isLocked, sound }: OrderBarProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const placeText = usePlaceText();
  const acknowledge = useAcknowledge();
  const { orders } = alarm;
  const count = orders.length;
  const [first] = orders;
  const isLoud = alarm.stage === 'overlooked';
  const Icon = isLoud ? EyeOff : BellRing;

  function show() {
    if (first) orderToShow.set(first.id);
    void navigate({ to: '/admin/orders' });
  }

  return (
    <section aria-label={t`New orders`} className={isLoud ? styles.loud : styles.bar}>
      <Icon aria-hidden="true" size={28} className={styles.icon} />
      <div role="alert" className={styles.words}>
        <strong>
          <OrderWords {...alarm} />
        </strong>{' '}
        {first && !isLocked && (
          <span>
            <span translate="no" className={styles.code}>
              {first.code}
            </span>{' '}
            · {placeText(first)}
          </span>
        )}
      </div>
      <div className={styles.actions}>
        {sound}
        {!isLocked && (
          <>
            <Button tone="outline" size="cta" className={styles.quiet} onClick={show}>
              <Trans>Show</Trans>
            </Button>
            {count > 1 && (
              <Button
                tone="outline"
                size="cta"
                className={styles.quiet}
                onClick={() => acknowledge(orders)}
              >
                <Trans>Take all {count}</Trans>
              </Button>
            )}
            <Button
              tone="outline"
              size="cta"
              className={styles.primary}
              onClick={() => acknowledge(orders.slice(0, 1))}
            >
              <Trans>I've got it</Trans>
              {first && <VisuallyHidden>{`: ${first.code}`}</VisuallyHidden>}
            </Button>
          </>
        )}
      </div>
    </section>
  );
}

/** Counts all orders that nobody has taken, and those of them that nobody has opened. */
function OrderWords({ orders, unopened }: Pick<Alarm, 'orders' | 'unopened'>) {
  const all = <Plural value={orders.length} one="# new order" other="# new orders" />;
  if (unopened === 0) return all;
  if (unopened < orders.length) {
    return (
      <>
        {all}, <Plural value={unopened} one="# nobody has opened" other="# nobody has opened" />
      </>
    );
  }
  return (
    <Plural value={unopened} one="# order nobody has opened" other="# orders nobody has opened" />
  );
}

/** Shows a button that enables the sound while the browser blocks sound. */
function TurnOnSound({ state }: { state: Exclude<SoundState, 'on'> }) {
  return (
    <Button
      tone="outline"
      size="cta"
      icon={<BellOff aria-hidden="true" size={20} />}
      className={styles.sound}
      onClick={() => barSound.turn(true)}
    >
      <span className={hiddenOnPhone}>
        {state === 'blocked' ? (
          <Trans>Sound is blocked. Tap to turn on.</Trans>
        ) : (
          <Trans>Turn the sound on</Trans>
        )}
      </span>
    </Button>
  );
}

/** Acknowledges in the signed-in person's name; without a connection the mutation waits in the outbox. */
function useAcknowledge(): (orders: Alarm['orders']) => void {
  const { t } = useLingui();
  const toast = useToast();
  const acknowledge = useCommand(acknowledgeOrder);
  const [slips] = useState(createSlipGuard);
  return (orders) => {
    // After a tap the next order lies under the same finger.
    if (slips.isSlip(['acknowledge'], performance.now())) return;
    const said = orders.map(({ id }) => acknowledge({ orderId: id }));
    Promise.all(said).catch((error: unknown) => {
      if (error instanceof DomainError && error.code === 'unauthorized') return askToSignIn();
      console.error(error);
      toast.show({ tone: 'error', title: t`The change could not be saved on this tablet.` });
    });
  };
}

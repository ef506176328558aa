import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { BellOff, BellRing, EyeOff, Hand, ReceiptText } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { DomainError } from '#domain/error-codes';
import type { TableCall } from '#domain/seatings/table-calls';
import { acknowledgeOrder } from '../../data/commands/orders/staff-orders';
import { barNow, useLiveState } from '../../data/react/staff/use-live';
import {
  type OrderOnBoard,
  useBarRules,
  useKnownBarRules,
  useStaffOrders,
  useStaffTables,
} from '../../data/react/staff/use-staff-rows';
import { useStaffSeatings } from '../../data/react/staff/use-staff-seatings';
import { useStaffSession } from '../../data/react/staff/use-staff-session';
import { useCommand } from '../../data/react/use-command';
import { formatTime } from '../../i18n/format';
import { afterPaint } from '../../ui/after-paint';
import { Button } from '../../ui/controls/Button';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import { hiddenOnPhone } from '../../ui/layout/VisuallyHidden.css';
import { useToast } from '../../ui/overlays/ToastProvider';
import { usePlaceText } from '../orders/shared/board-words';
import { useClockValue } from '../page/board-clock';
import { alarmSigns, orderToShow } from '../page/Page';
import { askToSignIn } from '../shared/sending';
import { createSlipGuard } from '../shared/UndoBar';
import * as styles from './AlarmBar.css';
import { barSound, connectionNotes, lateNote, lateOrders } from './bar-sound';
import { type Alarm, alarmOf, createOrderCall, ringOf } from './order-call';
import type { SoundState } from './order-sound';
import { useTakeCall } from './use-take-call';

const NONE: readonly never[] = [];

/** Runs this tablet's alarm on every page; the alarm sounds until a person takes the orders and calls. */
function useAlarm(): Alarm {
  const { orders } = useStaffOrders();
  const seatings = useStaffSeatings();
  const news = useMemo(() => ({ orders: orders ?? NONE, seatings }), [orders, seatings]);
  const { silenceMinutes, alarmVolume, alarmRepeatSeconds } = useBarRules();
  const key = useClockValue((now) => keyOf(alarmOf(news, now, silenceMinutes)), '');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key marks the event; the alarm changes with the time.
  const alarm = useMemo(() => alarmOf(news, barNow(), silenceMinutes), [news, key]);
  useEffect(() => barSound.setVolume(alarmVolume), [alarmVolume]);
  useRepeatedCall(alarm, alarmRepeatSeconds);
  useLateNote(orders);
  useConnectionNotes();
  return alarm;
}

function useRepeatedCall(alarm: Alarm, repeatSeconds: number): void {
  const [call] = useState(() => createOrderCall(barSound));
  const ring = ringOf(alarm);
  const reasons = ring.for.join(' ');
  useEffect(() => barSound.restore(), []);
  useEffect(
    () => call.start(ring.stage, reasons.split(' '), repeatSeconds),
    [call, ring.stage, reasons, repeatSeconds],
  );
}

function keyOf({ stage, orders, unopened }: Alarm): string {
  return [stage, unopened, ...orders.map(({ id }) => id)].join(' ');
}

/** undefined means that the orders have not loaded. */
function useLateNote(orders: readonly OrderOnBoard[] | undefined): void {
  const rules = useKnownBarRules();
  const isKnown = orders !== undefined && rules !== undefined;
  const late = useClockValue(
    (now) => (isKnown ? lateOrders(orders, now, rules.ageing).join(' ') : ''),
    '',
  );
  useEffect(() => {
    if (isKnown) lateNote.look(late === '' ? [] : late.split(' '));
  }, [late, isKnown]);
}

function useConnectionNotes(): void {
  const state = useLiveState();
  const { state: session } = useStaffSession();
  useEffect(() => {
    // An ended session sounds like a lost connection: no orders arrive either way.
    if (session === 'ended') connectionNotes.tell(true);
    else if (state !== 'signed-out') connectionNotes.tell(state === 'offline');
  }, [state, session]);
}

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

type CallBarProps = {
  calls: readonly TableCall[];
  isLocked: boolean;
  /** The bar shows this button before its own. */
  sound: ReactNode;
};

/** Shows the oldest call of a table, and how many more there are, until a person takes it. */
function CallBar({ calls, isLocked, sound }: CallBarProps) {
  const { t } = useLingui();
  const { rows: tables } = useStaffTables();
  const take = useTakeCall();
  const [oldest] = calls;
  if (!oldest) return null;
  const label = tables?.find(({ id }) => id === oldest.tableId)?.label ?? '';
  const time = formatTime(Date.parse(oldest.at), 'tr');
  const more = calls.length - 1;
  const Icon = oldest.call === 'bill' ? ReceiptText : Hand;
  return (
    <section aria-label={t`Calls from tables`} className={styles.callBar}>
      <Icon aria-hidden="true" size={28} className={styles.icon} />
      <div role="alert" className={styles.words}>
        <strong>
          {oldest.call === 'bill' ? (
            <Trans>Table {label} asks for the bill</Trans>
          ) : (
            <Trans>Table {label} calls</Trans>
          )}
        </strong>{' '}
        <span>
          {time}
          {more > 0 && (
            <>
              {' · '}
              <Trans>{more} more</Trans>
            </>
          )}
        </span>
      </div>
      <div className={styles.actions}>
        {sound}
        {!isLocked && (
          <Button
            tone="outline"
            size="cta"
            className={styles.primary}
            onClick={() => take(oldest.seatingId, oldest)}
          >
            <Trans>I'll go</Trans>
            <VisuallyHidden>{`: ${label}`}</VisuallyHidden>
          </Button>
        )}
      </div>
    </section>
  );
}

function useAlarmSigns(alarm: Alarm): void {
  const { stage } = alarm;
  const [orders, calls] = [alarm.orders.length, alarm.calls.length];
  useEffect(() => alarmSigns.set({ stage, orders, calls }), [stage, orders, calls]);
  useEffect(() => () => alarmSigns.set({ stage: 'calm', orders: 0, calls: 0 }), []);
  useIconBadge(calls);
}

/** The badge counts calls of tables and new orders, acknowledged or not. */
function useIconBadge(calls: number): void {
  const { orders } = useStaffOrders();
  const pending = orders?.filter(({ status }) => status === 'pending').length ?? 0;
  const waiting = pending + calls;
  useEffect(() => showLater(waiting), [waiting]);
  useEffect(() => () => showLater(0), []);
}

/** The update waits until after the render, as the page title's does. */
function showLater(count: number): void {
  void afterPaint().then(() => showOnIcon(navigator, count));
}

type BadgePorts = Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>>;

/** Sets the app icon's badge; zero removes it. */
export function showOnIcon(icon: BadgePorts, count: number): void {
  // Some browsers, and sites outside of an installed app, have no badge.
  const shown = count > 0 ? icon.setAppBadge?.(count) : icon.clearAppBadge?.();
  void shown?.catch(() => {});
}

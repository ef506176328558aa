import { useEffect, useMemo, useState } from 'react';
import { barNow, useLiveState } from '../../data/react/staff/use-live';
import {
  type OrderOnBoard,
  useBarRules,
  useKnownBarRules,
  useStaffOrders,
} from '../../data/react/staff/use-staff-rows';
import { useStaffSeatings } from '../../data/react/staff/use-staff-seatings';
import { useStaffSession } from '../../data/react/staff/use-staff-session';
import { useClockValue } from '../page/board-clock';
import { barSound, connectionNotes, lateNote, lateOrders } from './bar-sound';
import { type Alarm, alarmOf, createOrderCall, ringOf } from './order-call';

const NONE: readonly never[] = [];

/** Runs this tablet's alarm on every page; the alarm sounds until a person takes the orders and calls. */
export function useAlarm(): Alarm {
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

/** Plays a sound when the connection is lost and when it is back. */
function useConnectionNotes(): void {
  const state = useLiveState();
  const { state: session } = useStaffSession();
  useEffect(() => {
    // An ended session sounds like a lost connection: no orders arrive either way.
    if (session === 'ended') connectionNotes.tell(true);
    else if (state !== 'signed-out') connectionNotes.tell(state === 'offline');
  }, [state, session]);
}

import { useEffect, useMemo, useState } from 'react';
import { barNow } from '../../data/react/core/bar-clock';
import { useBarRules } from '../../data/react/staff/use-bar-rules';
import { useStaffOrders } from '../../data/react/staff/use-staff-orders';
import { useStaffSeatings } from '../../data/react/staff/use-staff-seatings';
import { useClockValue } from '../page/board-clock';
import { type Alarm, alarmOf, ringOf } from './alarm-state';
import { barSound } from './bar-sound';
import { createOrderCall } from './order-call';
import { useConnectionNotes, useLateNote } from './use-notes';

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

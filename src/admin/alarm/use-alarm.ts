import { useEffect, useMemo, useState } from 'react';
import { barNow } from '../../data/react/core/bar-clock';
import { useBarRules } from '../../data/react/staff/use-bar-rules';
import { useStaffOrders } from '../../data/react/staff/use-staff-orders';
import { useClockValue } from '../page/board-clock';
import { type Alarm, alarmOf } from './alarm-state';
import { barSound } from './bar-sound';
import { createOrderCall } from './order-call';
import { useConnectionNotes, useLateNote } from './use-notes';

const NONE: readonly never[] = [];

/** Runs this tablet's alarm on every page; the alarm sounds until a person acknowledges the orders. */
export function useAlarm(): Alarm {
  const { orders: known } = useStaffOrders();
  const orders = known ?? NONE;
  const { silenceMinutes, alarmVolume, alarmRepeatSeconds } = useBarRules();
  const key = useClockValue((now) => keyOf(alarmOf(orders, now, silenceMinutes)), '');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key marks the event; the alarm changes with the time.
  const alarm = useMemo(() => alarmOf(orders, barNow(), silenceMinutes), [orders, key]);
  useEffect(() => barSound.setVolume(alarmVolume), [alarmVolume]);
  useRepeatedCall(alarm, alarmRepeatSeconds);
  useLateNote(known);
  useConnectionNotes();
  return alarm;
}

function useRepeatedCall({ stage, orders }: Alarm, repeatSeconds: number): void {
  const [call] = useState(() => createOrderCall(barSound));
  const ids = orders.map(({ id }) => id).join(' ');
  useEffect(() => barSound.restore(), []);
  useEffect(
    () => call.start(stage, ids.split(' '), repeatSeconds),
    [call, stage, ids, repeatSeconds],
  );
}

function keyOf({ stage, orders }: Alarm): string {
  return [stage, ...orders.map(({ id }) => id)].join(' ');
}

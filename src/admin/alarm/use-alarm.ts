import { useEffect, useMemo, useRef } from 'react';
import { barNow } from '../../data/react/bar-clock';
import { useStaffOrders } from '../../data/react/use-staff-orders';
import { useClockValue } from '../orders/board-clock';
import { type Alarm, alarmOf } from './alarm-state';
import { barSound } from './bar-sound';
import { useConnectionNotes, useLateNote } from './use-notes';

const REPEAT_MS = { new: 20_000, overlooked: 5_000 };
const NONE: readonly never[] = [];

/** What calls for somebody on this tablet, on whatever page; it is heard until a person has answered. */
export function useAlarm(): Alarm {
  const { orders: known } = useStaffOrders();
  const orders = known ?? NONE;
  const key = useClockValue((now) => keyOf(alarmOf(orders, now)), '');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the event, it changes with the time.
  const alarm = useMemo(() => alarmOf(orders, barNow()), [orders, key]);
  useRepeatedCall(alarm);
  useLateNote(known);
  useConnectionNotes();
  return alarm;
}

/** What is new rings at once; then all of it repeats, whoever touches whatever. */
function useRepeatedCall({ stage, orders }: Alarm): void {
  const heard = useRef(new Set<string>());
  const ids = orders.map(({ id }) => `${stage} ${id}`).join('\n');
  useEffect(() => barSound.restore(), []);
  useEffect(() => {
    if (stage === 'calm') return;
    const call = stage === 'overlooked' ? barSound.alarm : barSound.ring;
    const calling = ids.split('\n');
    if (calling.some((id) => !heard.current.has(id))) call();
    heard.current = new Set([...heard.current, ...calling]);
    const timer = setInterval(call, REPEAT_MS[stage]);
    return () => clearInterval(timer);
  }, [stage, ids]);
}

function keyOf({ stage, orders }: Alarm): string {
  return [stage, ...orders.map(({ id }) => id)].join(' ');
}

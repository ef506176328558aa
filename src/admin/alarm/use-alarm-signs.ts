import { useEffect } from 'react';
import { useStaffOrders } from '../../data/react/staff/use-staff-orders';
import { afterPaint } from '../../ui/after-paint';
import { alarmSigns } from '../page/alarm-signs';
import type { Alarm } from './alarm-state';
import { showOnIcon } from './icon-badge';

/** Seen from another tab and from the home screen: the count in the title and on the app's icon. */
export function useAlarmSigns({ stage, orders }: Alarm): void {
  const count = orders.length;
  useEffect(() => alarmSigns.set({ stage, count }), [stage, count]);
  useEffect(() => () => alarmSigns.set({ stage: 'calm', count: 0 }), []);
  useIconBadge();
}

/** The icon counts what is new on the board, answered for or not. */
function useIconBadge(): void {
  const { orders } = useStaffOrders();
  const waiting = orders?.filter(({ status }) => status === 'pending').length ?? 0;
  useEffect(() => showLater(waiting), [waiting]);
  useEffect(() => () => showLater(0), []);
}

/** As the page's title: after what was tapped. */
function showLater(count: number): void {
  void afterPaint().then(() => showOnIcon(navigator, count));
}

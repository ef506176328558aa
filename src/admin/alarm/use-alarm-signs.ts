import { useEffect } from 'react';
import { useStaffOrders } from '../../data/react/staff/use-staff-orders';
import { afterPaint } from '../../ui/after-paint';
import { alarmSigns } from '../page/alarm-signs';
import type { Alarm } from './alarm-state';
import { showOnIcon } from './icon-badge';

/** Shows the count in the tab title and on the app icon. */
export function useAlarmSigns({ stage, orders }: Alarm): void {
  const count = orders.length;
  useEffect(() => alarmSigns.set({ stage, count }), [stage, count]);
  useEffect(() => () => alarmSigns.set({ stage: 'calm', count: 0 }), []);
  useIconBadge();
}

/** The badge counts new orders, acknowledged or not. */
function useIconBadge(): void {
  const { orders } = useStaffOrders();
  const waiting = orders?.filter(({ status }) => status === 'pending').length ?? 0;
  useEffect(() => showLater(waiting), [waiting]);
  useEffect(() => () => showLater(0), []);
}

/** The update waits until after the render, as the page title's does. */
function showLater(count: number): void {
  void afterPaint().then(() => showOnIcon(navigator, count));
}

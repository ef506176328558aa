import { useEffect } from 'react';
import { useStaffOrders } from '../../data/react/staff/use-staff-orders';
import { afterPaint } from '../../ui/after-paint';
import { alarmSigns } from '../page/use-page-title';
import type { Alarm } from './alarm-state';
import { showOnIcon } from './icon-badge';

/** Shows the counts in the tab title and on the app icon. */
export function useAlarmSigns(alarm: Alarm): void {
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

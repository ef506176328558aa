import { useEffect, useMemo, useState } from 'react';
import { ringsOf, stationsOf, whatRings } from '#domain/stations/who-rings';
import type { OrderOnBoard } from '../../data/react/use-staff';
import {
  barNow,
  useBarRules,
  useKnownBarRules,
  useLiveState,
  useStaffOrders,
  useStaffSeatings,
} from '../../data/react/use-staff';
import { useStaffSession, useThisDevice } from '../../data/react/use-staff-session';
import { afterPaint } from '../../ui/after-paint';
import { alarmSigns, useClockValue } from '../page/page-parts';
import { barSound, callNote, connectionNotes, lateNote, lateOrders, readyNote } from './bar-sound';
import type { Alarm } from './order-call';
import { alarmOf, createOrderCall, ringOf } from './order-call';

const NONE: readonly never[] = [];
const CALM: Alarm = { stage: 'calm', orders: NONE, unopened: 0, calls: NONE };

/** Runs this device's alarm on every page; it sounds, if this device rings, until a person takes the orders and calls. */
export function useAlarm(): Alarm {
  const { orders } = useStaffOrders();
  const known = useThisDevice();
  const role = known?.device?.role ?? null;
  const seatings = useStaffSeatings();
  const news = useMemo(() => ({ orders: orders ?? NONE, seatings }), [orders, seatings]);
  const { silenceMinutes, alarmVolume, alarmRepeatSeconds } = useBarRules();
  const key = useClockValue((now) => {
    const { stage, orders: ringing, unopened } = alarmOf(news, now, silenceMinutes);
    return [stage, unopened, ...ringing.map(({ id }) => id)].join(' ');
  }, '');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key marks the event; the alarm changes with the time.
  const alarm = useMemo(() => alarmOf(news, barNow(), silenceMinutes), [news, key]);
  const heard = useMemo(() => {
    const ringing = whatRings(role, alarm, stationsOf);
    return {
      ...alarm,
      ...ringing,
      stage: ringing.orders.length > 0 ? alarm.stage : 'calm',
    } as const;
  }, [alarm, role]);
  useEffect(() => barSound.setVolume(alarmVolume), [alarmVolume]);
  useEffect(() => {
    const { notes, calls } = ringsOf(role);
    barSound.allow(notes !== null ? 'all' : calls !== null ? 'tones' : 'none');
  }, [role]);
  // An office's laptop makes no noise before it knows what it is.
  useRepeatedCall(known ? heard : CALM, alarmRepeatSeconds);
  useTones(role === 'waiter' ? alarm.calls : NONE, role === 'waiter' ? orders : undefined);
  useLateNote(orders);
  useConnectionNotes();
  const isStation = role === 'kitchen' || role === 'grill' || role === 'shisha';
  return isStation ? heard : alarm;
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

/** A waiter hears each call once, and each ready order that is the waiter's or nobody's. */
function useTones(calls: Alarm['calls'], orders: readonly OrderOnBoard[] | undefined): void {
  const me = useStaffSession().user?.firstName;
  const called = calls.map(({ seatingId, call, at }) => `${seatingId}/${call}/${at}`).join(' ');
  const ready = orders
    ?.filter(({ status, orderType }) => status === 'ready' && orderType === 'table')
    .filter(({ author }) => author === undefined || author === me)
    .map(({ id }) => id)
    .join(' ');
  useEffect(() => {
    if (ready === undefined) return;
    readyNote.look(ready === '' ? [] : ready.split(' '));
    callNote.look(called === '' ? [] : called.split(' '));
  }, [ready, called]);
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

/** Tells title and icon; on an office's device they are all that tells of new orders. */
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

type BadgePorts = Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>>;

/** Sets the app icon's badge; zero removes it. */
export function showOnIcon(icon: BadgePorts, count: number): void {
  // Some browsers, and sites outside of an installed app, have no badge.
  const shown = count > 0 ? icon.setAppBadge?.(count) : icon.clearAppBadge?.();
  void shown?.catch(() => {});
}

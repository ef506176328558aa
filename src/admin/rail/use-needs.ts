import { useMemo } from 'react';
import {
  handedOverUnpaid,
  lateBookings,
  paidButCooking,
  silentDevices,
  toGiveBack,
  unapproved,
} from '#domain/attention/facts';
import type { NeedFacts } from '#domain/attention/needs-you';
import { isDepositToCall } from '#domain/brunch/brunch-changes';
import type { OrderingLimit } from '#domain/opening/ordering-limits';
import type { PrinterRead } from '#domain/printing/printer';
import type { TableCall } from '#domain/seatings/table-calls';
import type { DeviceRead } from '#domain/stations/device';
import { conflictsOf } from '#domain/tables/timeline';
import type { DaysRead } from '#domain/till/day-close';
import { businessDay } from '#domain/venue';
import { useDevices, useThisDevice } from '../../data/react/staff/use-devices';
import { usePrinterTroubles } from '../../data/react/staff/use-printers';
import { type BillOnTablet, useStaffBills } from '../../data/react/staff/use-staff-bills';
import { useStaffReading } from '../../data/react/staff/use-staff-figures';
import {
  type OrderOnBoard,
  type StaffBrunch,
  useBarRules,
  useStaffBrunches,
  useStaffOrders,
  useStaffTables,
} from '../../data/react/staff/use-staff-rows';
import type { Alarm } from '../alarm/order-call';
import type { SoundState } from '../alarm/order-sound';
import { useMay } from '../shared/use-may';
import { type PlanEntry, usePlanNow, useTablePlan } from '../tables/plan/use-table-plan';

/** What the rail knows about each kind. */
export type RailFacts = {
  call: TableCall & { label: string };
  order: OrderOnBoard;
  /** Before the shift a tap starts it, with the sound. */
  sound: { state: Exclude<SoundState, 'on'>; isShift: boolean };
  printer: PrinterRead;
  late: PlanEntry;
  double: PlanEntry;
  cooking: OrderOnBoard;
  unpaid: BillOnTablet;
  back: BillOnTablet;
  approve: OrderOnBoard;
  deposit: StaffBrunch;
  limit: OrderingLimit;
  silent: DeviceRead & { at: number };
  day: { day: string };
};

const NO_ORDERS: readonly OrderOnBoard[] = [];
const NO_BILLS: readonly BillOnTablet[] = [];

/** Returns what rings, and whether this device can be heard. */
export function useUrgentNeeds(alarm: Alarm, sound: SoundState, isShift: boolean) {
  const { rows: tables } = useStaffTables();
  return useMemo((): NeedFacts<RailFacts> => {
    const labelOf = (id: number) => tables?.find((table) => table.id === id)?.label ?? '';
    return {
      call: alarm.calls.map((call) => ({ ...call, label: labelOf(call.tableId) })),
      order: alarm.orders,
      sound: soundNeed(sound, isShift),
    };
  }, [alarm, sound, isShift, tables]);
}

/** Says that nobody hears what rings. */
export function soundNeed(sound: SoundState, isShift: boolean): RailFacts['sound'][] {
  return sound === 'on' ? [] : [{ state: sound, isShift }];
}

/** Returns what waits without a sound, of the copy on this device. */
export function useQuietNeeds(): NeedFacts<RailFacts> {
  const { orders = NO_ORDERS } = useStaffOrders();
  const { rows: bills = NO_BILLS } = useStaffBills();
  const { rows: brunches } = useStaffBrunches();
  const { limits } = useBarRules();
  const { tables, bookings } = useTablePlan();
  const now = usePlanNow();
  const booked = useMemo(() => {
    const today = businessDay(now);
    const double = conflictsOf(tables, bookings, now);
    return {
      late: lateBookings(bookings, now),
      double: bookings.filter(({ id, serviceDay }) => serviceDay === today && double.has(id)),
    };
  }, [tables, bookings, now]);
  const billed = useMemo(
    () => ({
      cooking: paidButCooking(orders, bills),
      unpaid: handedOverUnpaid(bills, orders),
      back: toGiveBack(bills),
      approve: unapproved(orders),
    }),
    [orders, bills],
  );
  const deposit = useMemo(() => (brunches ?? []).filter(isDepositToCall), [brunches]);
  const own = { printer: usePrinterTroubles(), silent: useSilent(now), day: useDay(now) };
  return { ...booked, ...billed, deposit, limit: limits, ...own };
}

const MINUTE_MS = 60_000;

type Reports = { tablets: { device: string; at: number }[] };

function useSilent(now: number): RailFacts['silent'][] {
  const own = useThisDevice()?.id ?? '';
  const devices = useDevices() ?? [];
  const { value } = useStaffReading<Reports>('/api/admin/tablets', Math.floor(now / MINUTE_MS));
  return silentDevices(value?.tablets ?? [], devices, { own, now });
}

const DAY_EVERY_MS = 5 * MINUTE_MS;

/** Managers close the day; nobody else can answer this. */
function useDay(now: number): { day: string }[] {
  const path = useMay('till.close') ? '/api/admin/days' : null;
  const { value } = useStaffReading<DaysRead>(path, Math.floor(now / DAY_EVERY_MS));
  return value?.toClose ? [{ day: value.toClose }] : [];
}

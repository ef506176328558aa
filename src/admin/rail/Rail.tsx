import { Plural, useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { Check, ChevronsLeft, ChevronsRight } from 'lucide-react';
import { useMemo } from 'react';
import type { NeedFacts, NeedKind } from '#domain/attention/needs-you';
import {
  handedOverUnpaid,
  lateBookings,
  needKindsOf,
  needsYou,
  paidButCooking,
  silentDevices,
  toGiveBack,
  URGENT,
  unapproved,
} from '#domain/attention/needs-you';
import { isDepositToCall } from '#domain/bookings/brunch-changes';
import type { PrinterRead } from '#domain/printing/printer';
import type { TableCall } from '#domain/seatings/table-calls';
import type { OrderingLimit } from '#domain/settings/ordering-limits';
import type { DeviceRead } from '#domain/stations/station';
import { ringsForOrders } from '#domain/stations/who-rings';
import { conflictsOf } from '#domain/tables/table-state';
import type { DaysRead } from '#domain/till/day-close';
import { businessDay } from '#domain/venue';
import { storedRail } from '../../data/preferences/board-choices';
import type { BillOnTablet, OrderOnBoard, StaffBrunch } from '../../data/react/use-staff';
import {
  useBarRules,
  usePrinterTroubles,
  useStaffBills,
  useStaffBrunches,
  useStaffOrders,
  useStaffReading,
  useStaffTables,
} from '../../data/react/use-staff';
import { useDeviceRole, useDevices, useThisDevice } from '../../data/react/use-staff-session';
import { useStoredValue } from '../../data/react/use-stores';
import { Button } from '../../ui/controls/controls';
import { VisuallyHidden } from '../../ui/layout/Flow';
import type { SoundState } from '../alarm/bar-sound';
import type { Alarm } from '../alarm/order-call';
import { useSoundState } from '../alarm/SoundButton';
import { useAlarm, useAlarmSigns } from '../alarm/use-alarm';
import { useMay } from '../shared/Read';
import { shiftOn } from '../shift/bar-shift';
import type { PlanEntry } from '../tables/use-table-plan';
import { usePlanNow, useTablePlan } from '../tables/use-table-plan';
import * as entryStyles from './Entry.css';
import type { RailNeed } from './need-words';
import { NEED_WORDS, NeedSentence, needIcon, useShortWords } from './need-words';
import * as styles from './Rail.css';
import { useNeedAct } from './use-need-act';

type EntryProps = { need: RailNeed; alarm: Alarm; isLocked: boolean; isWide: boolean };

/** Shows one entry: a tile that is its button, or its sentence beside the button. */
function Entry({ need, alarm, isLocked, isWide }: EntryProps) {
  const { t } = useLingui();
  const act = useNeedAct()(need);
  const short = useShortWords()(need);
  const unopened = need.kind === 'order' ? alarm.unopened : 0;
  const Icon = needIcon(need, unopened);
  const look = lookOf(need, unopened);
  const sentence = <NeedSentence {...{ need, unopened, isLocked }} />;
  const said = URGENT.includes(need.kind) ? <div role="alert">{sentence}</div> : <p>{sentence}</p>;
  if (!isWide) {
    return (
      <div className={entryStyles.tile[look]}>
        <VisuallyHidden>{said}</VisuallyHidden>
        {/* Whoever may not act opens the sentences instead. */}
        <button
          type="button"
          className={entryStyles.button}
          aria-disabled={act?.isUnavailable}
          onClick={() => {
            if (act?.isUnavailable) return;
            if (act) act.run();
            else storedRail.set('wide');
          }}
        >
          <Icon size={24} />
          <span className={entryStyles.verb}>
            {act?.words ?? t`Show`}
            <ForWhat need={need} />
          </span>
          <span aria-hidden="true" className={entryStyles.short}>
            {short}
          </span>
        </button>
      </div>
    );
  }
  return (
    <div className={entryStyles.line[look]}>
      <Icon size={24} className={entryStyles.icon} />
      <div className={entryStyles.words}>{said}</div>
      {act && !isLocked && (
        <div className={entryStyles.actions}>
          {act.show && (
            <Button tone="quiet" size="compact" className={entryStyles.show} onClick={act.show}>
              {t`Show`}
            </Button>
          )}
          <Button
            size="compact"
            tone={look === 'calm' ? 'outline' : 'solid'}
            className={entryStyles.act[look]}
            unavailable={act.isUnavailable === true}
            onClick={act.run}
          >
            {act.words}
            <ForWhat need={need} />
          </Button>
        </div>
      )}
    </div>
  );
}

function ForWhat({ need }: { need: RailNeed }) {
  const short = useShortWords();
  if (need.kind === 'sound') return null;
  const what = need.kind === 'order' ? need.first.code : short(need);
  return <VisuallyHidden>{`: ${what}`}</VisuallyHidden>;
}

function lookOf({ kind }: RailNeed, unopened: number): 'loud' | 'new' | 'calm' {
  if (kind === 'order') return unopened > 0 ? 'loud' : 'new';
  if (kind === 'sound') return 'loud';
  return kind === 'call' ? 'new' : 'calm';
}

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
function useUrgentNeeds(alarm: Alarm, sound: SoundState, isShift: boolean) {
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
function useQuietNeeds(): NeedFacts<RailFacts> {
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

/** The pages of an evening show everything that waits; the others only what rings. */
const EVENING = /^\/admin\/(orders|floor|bills)/;

type RailProps = {
  /** A column beside the page, or a strip at the foot of a phone. */
  place: 'side' | 'foot';
  isLocked?: boolean;
};

/** Shows what waits for a person, each in one sentence with one button; it covers nothing. */
export function Rail({ place, isLocked = false }: RailProps) {
  const alarm = useAlarm();
  useAlarmSigns(alarm);
  const role = useDeviceRole();
  const sound = useSoundState();
  const isShift = useStoredValue(shiftOn);
  const urgent = useUrgentNeeds(alarm, sound, isShift);
  const isEvening = useLocation({ select: ({ pathname }) => EVENING.test(pathname) });
  if (needKindsOf(role).length === 0) return null;
  const isSilent = alarm.stage !== 'calm' && sound !== 'on';
  const isSeen = ringsForOrders(role) && (alarm.stage === 'overlooked' || isSilent);
  const shown = { place, isLocked, alarm };
  // Away from the evening's pages the sound matters once something rings.
  const isUnheard = isShift || alarm.stage !== 'calm' || alarm.calls.length > 0;
  return (
    <>
      {isSeen && <div aria-hidden="true" data-alarm-edge className={styles.edge} />}
      {isEvening && !isLocked ? (
        <WholeRail urgent={urgent} {...shown} />
      ) : (
        <Needs
          needs={needsYou(role, urgent).filter(
            ({ kind }) => URGENT.includes(kind) && (kind !== 'sound' || isUnheard),
          )}
          {...shown}
        />
      )}
    </>
  );
}

type Shown = Required<RailProps> & { alarm: Alarm };

function WholeRail({ urgent, ...shown }: Shown & { urgent: NeedFacts<RailFacts> }) {
  const role = useDeviceRole();
  const quiet = useQuietNeeds();
  return <Needs needs={needsYou(role, { ...quiet, ...urgent })} isWhole {...shown} />;
}

type NeedsProps = Shown & { needs: readonly RailNeed[]; isWhole?: boolean };

function Needs({ needs, place, isLocked, alarm, isWhole = false }: NeedsProps) {
  const { t } = useLingui();
  const isWide = useStoredValue(storedRail) || isLocked;
  const isSide = place === 'side';
  const count = needs.length;
  const Icon = isWide ? ChevronsRight : ChevronsLeft;
  if (count === 0 && !(isWhole && isSide)) return null;
  const look = isWide ? 'wide' : 'narrow';
  return (
    <aside aria-label={t`Needs you`} className={styles.rail[place][look]}>
      {!isLocked && count === 0 && !isWide && (
        <p className={styles.calm}>
          <Check size={22} />
          <VisuallyHidden>{t`Nothing needs you.`}</VisuallyHidden>
        </p>
      )}
      {!isLocked && (count > 0 || isWide) && (
        <button
          type="button"
          aria-expanded={isWide}
          className={styles.head}
          onClick={() => storedRail.set(isWide ? null : 'wide')}
        >
          <Icon size={20} className={styles.chevron} />
          <span>
            {count === 0 ? (
              t`Nothing needs you.`
            ) : (
              <Plural value={count} one="# needs you" other="# need you" />
            )}
          </span>
        </button>
      )}
      {groupsOf(needs).map(({ kind, of }) => (
        <section key={kind} aria-label={t(NEED_WORDS[kind])} className={styles.group[place][look]}>
          {of.map((need) => (
            <Entry key={keyOf(need)} need={need} {...{ alarm, isLocked, isWide }} />
          ))}
        </section>
      ))}
    </aside>
  );
}

function keyOf({ kind, first }: RailNeed): string {
  if ('seatingId' in first && 'call' in first) return `${first.seatingId} ${first.call}`;
  return 'key' in first ? `${kind} ${first.key}` : kind;
}

function groupsOf(needs: readonly RailNeed[]): { kind: NeedKind; of: RailNeed[] }[] {
  const kinds = [...new Set(needs.map(({ kind }) => kind))];
  return kinds.map((kind) => ({ kind, of: needs.filter((need) => need.kind === kind) }));
}

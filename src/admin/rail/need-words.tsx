import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, useLingui } from '@lingui/react/macro';
import type { LucideIcon } from 'lucide-react';
import {
  BadgeCheck,
  BellOff,
  BellRing,
  CalendarClock,
  CirclePause,
  Clock,
  EyeOff,
  Hand,
  HandCoins,
  Hourglass,
  PiggyBank,
  Printer,
  ReceiptText,
  Soup,
  TabletSmartphone,
  TriangleAlert,
  Wallet,
} from 'lucide-react';
import type { Need, NeedKind } from '#domain/attention/needs-you';
import { formatTime } from '#domain/venue';
import { formatDay } from '../../i18n/day-text';
import { formatMoney, useLanguage } from '../../i18n/language';
import type { Alarm } from '../alarm/order-call';
import { useBillLabel } from '../bills/bill-parts';
import { useNameOfDevice } from '../devices/ThisDevice';
import { usePlaceText } from '../orders/shared/board-view';
import { STATE_WORDS } from '../printers/printer-words';
import { LIMIT_WORDS, Since } from '../shift/ShiftStarted';
import type { RailFacts } from './Rail';

export type RailNeed = Need<RailFacts>;

const ICONS: Record<NeedKind, LucideIcon> = {
  call: Hand,
  order: BellRing,
  sound: BellOff,
  late: Clock,
  double: TriangleAlert,
  cooking: Soup,
  unpaid: Wallet,
  back: HandCoins,
  approve: BadgeCheck,
  deposit: PiggyBank,
  limit: CirclePause,
  printer: Printer,
  silent: TabletSmartphone,
  day: CalendarClock,
};

export function needIcon(need: RailNeed, unopened: number): LucideIcon {
  if (need.kind === 'call' && need.first.call === 'bill') return ReceiptText;
  if (need.kind === 'order' && unopened > 0) return EyeOff;
  if (need.kind === 'limit' && need.first.key === 'ordering.busyMinutes') return Hourglass;
  return ICONS[need.kind];
}

export const NEED_WORDS: Record<NeedKind, MessageDescriptor> = {
  call: msg`Calls from tables`,
  order: msg`New orders`,
  sound: msg`Sound`,
  late: msg`Late`,
  double: msg`Conflict`,
  cooking: msg`Paid, still cooking`,
  unpaid: msg`Handed over, not paid`,
  back: msg`Give back`,
  approve: msg`Not approved`,
  deposit: msg`Deposits due`,
  limit: msg`Online orders`,
  printer: msg`Printers`,
  silent: msg`Devices without contact`,
  day: msg`Day not closed`,
};

/** Returns the few letters that a narrow rail has room for. */
export function useShortWords(): (need: RailNeed) => string {
  const { t } = useLingui();
  const billLabel = useBillLabel();
  const nameOf = useNameOfDevice();
  return (need) => {
    const { kind, all } = need;
    if (kind === 'call') return need.first.label;
    if (all.length > 1) return String(all.length);
    switch (need.kind) {
      case 'order':
      case 'cooking':
      case 'approve':
        return need.first.tableNumber ?? need.first.code;
      case 'late':
      case 'double':
        return need.first.tableLabel ?? need.first.guestName;
      case 'unpaid':
      case 'back':
        return billLabel(need.first);
      case 'deposit':
        return need.first.guestName;
      case 'printer':
        return need.first.name;
      case 'silent':
        return nameOf(need.first.id) ?? '';
      case 'sound':
        return t`Off`;
      default:
        return t(NEED_WORDS[kind]);
    }
  };
}

type SentenceProps = { need: RailNeed; unopened: number; isLocked: boolean };

/** Says one entry in one sentence. A locked device names no guest and no order. */
export function NeedSentence({ need, unopened, isLocked }: SentenceProps) {
  const { t } = useLingui();
  const placeText = usePlaceText();
  switch (need.kind) {
    case 'call': {
      const { call, label, at } = need.first;
      return (
        <>
          <strong>
            {call === 'bill' ? t`Table ${label} asks for the bill` : t`Table ${label} calls`}
          </strong>{' '}
          {formatTime(Date.parse(at))}
        </>
      );
    }
    case 'order':
      return (
        <>
          <strong>
            <OrderWords orders={need.all} unopened={unopened} />
          </strong>
          {!isLocked && (
            <>
              {' '}
              <span translate="no">{need.first.code}</span> · {placeText(need.first)}
            </>
          )}
        </>
      );
    case 'sound':
      return <SoundWords state={need.first.state} />;
    case 'limit':
      return (
        <>
          {t(LIMIT_WORDS[need.first.key](need.first))}
          <Since limit={need.first} />
        </>
      );
    default:
      return <QuietSentence need={need} />;
  }
}

/** Counts all orders that nobody has taken, and those of them that nobody has opened. */
function OrderWords({ orders, unopened }: Pick<Alarm, 'orders' | 'unopened'>) {
  const all = <Plural value={orders.length} one="# new order" other="# new orders" />;
  if (unopened === 0) return all;
  if (unopened < orders.length) {
    return (
      <>
        {all}, <Plural value={unopened} one="# nobody has opened" other="# nobody has opened" />
      </>
    );
  }
  return (
    <Plural value={unopened} one="# order nobody has opened" other="# orders nobody has opened" />
  );
}

export function SoundWords({ state }: Pick<RailFacts['sound'], 'state'>) {
  const { t } = useLingui();
  return state === 'blocked'
    ? t`The sound is paused. Tap anywhere to turn it on.`
    : t`New orders make no noise here.`;
}

type QuietNeed = Exclude<RailNeed, { kind: 'call' | 'order' | 'sound' | 'limit' }>;

/** The sentence of the first, and how many more there are. */
function QuietSentence({ need }: { need: QuietNeed }) {
  const { t } = useLingui();
  const text = useQuietText();
  const more = need.all.length - 1;
  return more > 0 ? `${text(need)} · ${t`+${more}`}` : text(need);
}

function useQuietText(): (need: QuietNeed) => string {
  const { t } = useLingui();
  const language = useLanguage();
  const placeText = usePlaceText();
  const billLabel = useBillLabel();
  const nameOf = useNameOfDevice();
  return (need) => {
    switch (need.kind) {
      case 'late':
      case 'double': {
        const { guestName: name, tableLabel, startsAt } = need.first;
        const [time, label] = [formatTime(startsAt), tableLabel ?? '?'];
        return need.kind === 'late'
          ? t`${name} is late: ${time}`
          : t`Two parties have table ${label}: ${name}, ${time}`;
      }
      case 'cooking':
      case 'approve': {
        const place = placeText(need.first);
        return need.kind === 'cooking'
          ? t`${place} is paid, dishes still come`
          : t`${place}: a reduction is not approved`;
      }
      case 'unpaid':
      case 'back': {
        const label = billLabel(need.first);
        const sum = formatMoney(Math.abs(need.first.openKurus), 'tr');
        return need.kind === 'unpaid'
          ? t`${label} is handed over, ${sum} not paid`
          : t`${label}: give back ${sum}`;
      }
      case 'deposit': {
        const [name, day] = [need.first.guestName, formatDay(need.first.serviceDay, language)];
        return t`Deposit due: ${name}, ${day}`;
      }
      case 'printer': {
        const [name, word] = [need.first.name, t(STATE_WORDS[need.first.state])];
        return t`Printer ${name}: ${word}`;
      }
      case 'silent': {
        const [device, time] = [nameOf(need.first.id) ?? '', formatTime(need.first.at)];
        return t`${device}: no contact since ${time}`;
      }
      case 'day': {
        const date = formatDay(need.first.day, language);
        return t`${date} is not closed yet.`;
      }
    }
  };
}

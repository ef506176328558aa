import { Plural, useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { Check, ChevronsLeft, ChevronsRight } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import {
  type NeedFacts,
  type NeedKind,
  needKindsOf,
  needsYou,
  URGENT,
} from '#domain/attention/needs-you';
import { ringsForOrders } from '#domain/stations/who-rings';
import { storedRail } from '../../data/preferences/board-choices';
import { useDeviceRole } from '../../data/react/staff/use-devices';
import { useStoredValue } from '../../data/react/use-store';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import { barSound } from '../alarm/bar-sound';
import type { Alarm } from '../alarm/order-call';
import type { SoundState } from '../alarm/order-sound';
import { useAlarm, useAlarmSigns } from '../alarm/use-alarm';
import { shiftOn } from '../shift/bar-shift';
import { Entry } from './Entry';
import { NEED_WORDS, type RailNeed } from './need-words';
import * as styles from './Rail.css';
import { type RailFacts, useQuietNeeds, useUrgentNeeds } from './use-needs';

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
  const sound = useSyncExternalStore(barSound.subscribe, barSound.state, (): SoundState => 'off');
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

import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link, useLocation } from '@tanstack/react-router';
import { BellRing, GlassWater, TimerOff } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { PartyRound, RoundPhase } from '#domain/bookings/brunch-round';
import { roundOf } from '#domain/bookings/brunch-round';
import type { StaffBrunch } from '../../data/react/use-staff';
import { useStaffBrunches } from '../../data/react/use-staff';
import { useAfterTap } from '../../ui/after-tap';
import { useAnnounce } from '../../ui/feedback/states';
import { VisuallyHidden } from '../../ui/layout/Flow';
import * as text from '../../ui/theme/text.css';
import { barSound } from '../alarm/bar-sound';
import { elapsedText, wholeMinutes } from '../orders/shared/board-view';
import { useClockValue } from '../page/page-parts';
import type { BadgeLook } from '../shared/Read';
import { LookBadge } from '../shared/Read';
import * as styles from './BrunchStrip.css';

const ROUND_LOOKS: Record<RoundPhase, BadgeLook> = {
  running: { tone: 'lagoon', icon: GlassWater },
  last_call: { tone: 'honey', icon: BellRing },
  over: { tone: 'danger', icon: TimerOff },
};

export function RoundBadge({ party }: { party: PartyRound }) {
  const phase = useRoundPhase(party);
  return (
    <LookBadge {...ROUND_LOOKS[phase]}>
      <RoundWords party={party} />
    </LookBadge>
  );
}

function RoundWords({ party }: { party: PartyRound }) {
  const { t } = useLingui();
  const phase = useRoundPhase(party);
  const clock = useClockValue((now) => elapsedText(roundOf(party, now).leftMs), '');
  const minutes = useClockValue((now) => wholeMinutes(roundOf(party, now).leftMs), 0);
  if (phase === 'over') return <Trans>Drinks have ended</Trans>;
  return (
    <>
      {phase === 'last_call' ? t`Last call` : t`Drinks`}{' '}
      <span aria-hidden="true" lang="tr" className={text.numeric}>
        {clock}
      </span>
      <VisuallyHidden>
        <Plural value={minutes} one="# minute left" other="# minutes left" />
      </VisuallyHidden>
    </>
  );
}

function useRoundPhase(party: PartyRound): RoundPhase {
  return useClockValue((now) => roundOf(party, now).phase, 'running');
}

const BOARDS = /^\/admin\/(orders|reservations|floor)/;

/** Shows parties with running refill time on the pages that staff use during the evening. */
export function BrunchStrip() {
  const { t } = useLingui();
  const isBoard = useLocation({ select: ({ pathname }) => BOARDS.test(pathname) });
  const { rows = [] } = useStaffBrunches();
  const idsAt = (now: number) =>
    runningBrunches(rows, now)
      .map(({ id }) => id)
      .join(' ');
  // The list changes once a minute at most; the clocks tick by themselves.
  const shown = useAfterTap(useClockValue(idsAt, ''));
  const running = shown.split(' ').flatMap((id) => rows.find((row) => row.id === id) ?? []);
  if (!isBoard || running.length === 0) return null;
  return (
    <section aria-label={t`Running brunches`} className={styles.strip}>
      <p className={styles.name}>
        <GlassWater size={18} />
        <span className={styles.word}>{t`Brunch`}</span>
      </p>
      <ul className={styles.list}>
        {running.map((row) => (
          <li key={row.id}>
            <Running row={row} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Running({ row }: { row: StaffBrunch }) {
  const phase = useRoundPhase(row);
  useSayPhase(row, phase);
  const Icon = ROUND_LOOKS[phase].icon;
  return (
    <Link to="/admin/reservations/brunch" search={{ id: row.id }} className={styles.party[phase]}>
      <Icon size={18} />
      <strong>{[row.tableLabel, row.guestName].filter(Boolean).join(' · ')}</strong>
      <span>
        <RoundWords party={row} />
      </span>
    </Link>
  );
}

/** The last call and the end ring once, and screen readers announce both. */
function useSayPhase({ guestName: name, tableLabel }: StaffBrunch, phase: string): void {
  const { t } = useLingui();
  const announce = useAnnounce();
  const said = useRef(phase);
  useEffect(() => {
    if (said.current === phase) return;
    said.current = phase;
    const table = tableLabel ?? '';
    barSound.ring();
    if (phase === 'last_call') announce(t`Last call for ${name} ${table}: 15 minutes left`);
    if (phase === 'over') announce(t`Drinks have ended for ${name} ${table}`);
  }, [phase, announce, name, tableLabel, t]);
}

const MINUTE_MS = 60_000;
/** Ended parties stay listed this long; after that, staff forgot to complete the booking. */
const AFTER_MS = 60 * MINUTE_MS;

/** Returns brunches with running or just ended refill time; the next to end comes first. */
export function runningBrunches<Brunch extends PartyRound & { id: string; status: string }>(
  rows: readonly Brunch[],
  now: number,
): Brunch[] {
  return rows
    .filter((row) => {
      if (row.status !== 'confirmed' || row.firstDrinkAt === null) return false;
      return now < roundOf(row, now).endsAt + AFTER_MS;
    })
    .sort((a, b) => roundOf(a, now).endsAt - roundOf(b, now).endsAt);
}

import { Plural, Trans } from '@lingui/react/macro';
import { BellRing, GlassWater, type LucideIcon, TimerOff } from 'lucide-react';
import type { ComponentProps } from 'react';
import { type PartyRound, type RoundPhase, roundOf } from '#domain/brunch/brunch-round';
import { Badge } from '../../ui/feedback/Badge';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import * as text from '../../ui/theme/text.css';
import { elapsedText, wholeMinutes } from '../orders/shared/use-ageing';
import { useClockValue } from '../page/board-clock';

/** Each phase has its own look. */
export const ROUND_LOOKS: Record<
  RoundPhase,
  { tone: ComponentProps<typeof Badge>['tone']; icon: LucideIcon }
> = {
  running: { tone: 'lagoon', icon: GlassWater },
  last_call: { tone: 'honey', icon: BellRing },
  over: { tone: 'danger', icon: TimerOff },
};

/** Shows the remaining refill time by clock, word and colour. */
export function RoundBadge({ party }: { party: PartyRound }) {
  const phase = useRoundPhase(party);
  const { tone, icon: Icon } = ROUND_LOOKS[phase];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" size={14} />}>
      <RoundWords party={party} />
    </Badge>
  );
}

/** Shows the remaining time as text only. */
export function RoundWords({ party }: { party: PartyRound }) {
  const phase = useRoundPhase(party);
  const clock = useRoundClock(party);
  const minutes = useRoundMinutes(party);
  if (phase === 'over') return <Trans>Drinks have ended</Trans>;
  return (
    <>
      {phase === 'last_call' ? <Trans>Last call</Trans> : <Trans>Drinks</Trans>}{' '}
      <span aria-hidden="true" lang="tr" className={text.numeric}>
        {clock}
      </span>
      <VisuallyHidden>
        <Plural value={minutes} one="# minute left" other="# minutes left" />
      </VisuallyHidden>
    </>
  );
}

/** Returns a party's refill time and re-renders only on change. */
export function useRoundPhase(party: PartyRound): RoundPhase {
  return useClockValue((now) => roundOf(party, now).phase, 'running');
}

/** Formats the remaining time: 1:29:59. */
function useRoundClock(party: PartyRound): string {
  return useClockValue((now) => elapsedText(roundOf(party, now).leftMs), '');
}

/** Counts the whole minutes left. */
function useRoundMinutes(party: PartyRound): number {
  return useClockValue((now) => wholeMinutes(roundOf(party, now).leftMs), 0);
}

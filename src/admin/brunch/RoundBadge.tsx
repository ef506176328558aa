import { Plural, Trans } from '@lingui/react/macro';
import { BellRing, GlassWater, type LucideIcon, TimerOff } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { PartyRound, RoundPhase } from '#domain/brunch/brunch-round';
import { Badge } from '../../ui/feedback/Badge';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import * as styles from './RoundBadge.css';
import { useRoundClock, useRoundMinutes, useRoundPhase } from './use-round';

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
      <span aria-hidden="true" lang="tr" className={styles.clock}>
        {clock}
      </span>
      <VisuallyHidden>
        <Plural value={minutes} one="# minute left" other="# minutes left" />
      </VisuallyHidden>
    </>
  );
}

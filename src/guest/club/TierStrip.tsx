import { Trans } from '@lingui/react/macro';
import { Crown, Medal } from 'lucide-react';
import type { Tier } from '#domain/club/points';
import { TIERS, tierFrom, tierName } from '#domain/club/points';
import { useClubRules } from '../../data/react/use-app';
import { formatCount, useLanguage } from '../../i18n/language';
import { Stack } from '../../ui/layout/Flow';
import * as text from '../../ui/theme/text.css';
import * as styles from './club.css';

type TierStripProps = {
  current?: Tier;
};

export function TierStrip({ current }: TierStripProps) {
  const language = useLanguage();
  const club = useClubRules();
  const gives = club.tiersGive[language];
  const strip = (
    <ol className={styles.strip}>
      {TIERS.map((tier) => (
        <li
          key={tier}
          aria-current={tier === current ? 'true' : undefined}
          className={styles.tierStep[tier]}
        >
          <TierMark tier={tier} />
          <span className={text.title}>{tierName(tier, club, language)}</span>
          <span className={text.small}>
            {tier === current ? <Trans>Your tier</Trans> : <From points={tierFrom(tier, club)} />}
          </span>
        </li>
      ))}
    </ol>
  );
  if (!gives) return strip;
  return (
    <Stack gap={12}>
      {strip}
      <p className={text.body}>{gives}</p>
    </Stack>
  );
}

function TierMark({ tier }: { tier: Tier }) {
  const Icon = tier === 'vip' ? Crown : Medal;
  return <Icon aria-hidden="true" size={28} className={styles.tierMark} />;
}

function From({ points: from }: { points: number }) {
  const points = formatCount(from, useLanguage());
  return from === 0 ? <Trans>from your first order</Trans> : <Trans>from {points} points</Trans>;
}

import { Trans, useLingui } from '@lingui/react/macro';
import { Crown, Medal } from 'lucide-react';
import { TIERS, type Tier } from '#domain/club/tiers';
import { formatCount } from '../../i18n/format-count';
import { useLanguage } from '../../i18n/use-language';
import * as text from '../../ui/theme/text.css';
import * as styles from './club.css';
import { TIER_NAMES } from './club-words';

type TierStripProps = {
  /** Shows the member's own tier. */
  current?: Tier;
};

export function TierStrip({ current }: TierStripProps) {
  const { t } = useLingui();
  return (
    <ol className={styles.strip}>
      {TIERS.map(({ tier, from }) => (
        <li
          key={tier}
          aria-current={tier === current ? 'true' : undefined}
          className={styles.tierStep[tier]}
        >
          <TierMark tier={tier} />
          <span className={text.title}>{t(TIER_NAMES[tier])}</span>
          <span className={text.small}>
            {tier === current ? <Trans>Your tier</Trans> : <From points={from} />}
          </span>
        </li>
      ))}
    </ol>
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

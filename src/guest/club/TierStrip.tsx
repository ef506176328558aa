import { Trans, useLingui } from '@lingui/react/macro';
import { TIERS } from '#domain/club/tiers';
import * as text from '../../ui/theme/text.css';
import * as styles from './club.css';
import { TIER_NAMES } from './club-words';

/** The four tiers and where each begins. */
export function TierStrip() {
  const { t } = useLingui();
  return (
    <ol className={styles.strip}>
      {TIERS.map(({ tier, from }) => (
        <li key={tier} className={styles.tierStep[tier]}>
          <span className={text.item}>{t(TIER_NAMES[tier])}</span>
          <span className={text.small}>
            {from === 0 ? <Trans>from your first order</Trans> : <Trans>from {from} points</Trans>}
          </span>
        </li>
      ))}
    </ol>
  );
}

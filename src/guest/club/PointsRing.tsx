import { useLingui } from '@lingui/react/macro';
import { tierProgress } from '#domain/club/tiers';
import * as text from '../../ui/theme/text.css';
import * as styles from './club.css';
import { TIER_NAMES } from './club-words';

const SIZE = 88;
const WIDTH = 8;
const RADIUS = (SIZE - WIDTH) / 2;
const ROUND = 2 * Math.PI * RADIUS;

/** How many points, which tier, and how far to the next. The ring is a progress bar that also reads as one. */
export function PointsRing({ points }: { points: number }) {
  const { t } = useLingui();
  const { tier, next, goal, missing } = tierProgress(points);
  const tierName = t(TIER_NAMES[tier]);
  const nextName = next ? t(TIER_NAMES[next]) : '';
  const part = goal === null ? 1 : points / goal;
  return (
    <div className={styles.points}>
      <svg
        role="progressbar"
        aria-label={t`Points to the next tier`}
        aria-valuemin={0}
        aria-valuemax={goal ?? points}
        aria-valuenow={points}
        aria-valuetext={goal === null ? t`Max Level!` : t`${points} of ${goal} to ${nextName}`}
        width={SIZE}
        height={SIZE}
        viewBox={`0 0 ${SIZE} ${SIZE}`}
        fill="none"
        strokeWidth={WIDTH}
        className={styles.ring}
      >
        <circle cx={SIZE / 2} cy={SIZE / 2} r={RADIUS} className={styles.ringTrack} />
        {part > 0 && (
          <circle
            cx={SIZE / 2}
            cy={SIZE / 2}
            r={RADIUS}
            strokeLinecap="round"
            strokeDasharray={`${part * ROUND} ${ROUND}`}
            transform={`rotate(-90 ${SIZE / 2} ${SIZE / 2})`}
            className={styles.ringDone}
          />
        )}
      </svg>
      <div className={styles.pointsWords}>
        <p className={text.title}>{t`${points} points · ${tierName}`}</p>
        <p className={text.body}>
          {goal === null ? t`Max Level!` : t`${missing} points to ${nextName}`}
        </p>
      </div>
    </div>
  );
}

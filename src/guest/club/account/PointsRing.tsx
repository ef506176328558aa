import { useLingui } from '@lingui/react/macro';
import { costOf, nextReward, rewardInReach } from '#domain/club/rewards';
import { tierName as nameOf, tierProgress } from '#domain/club/tiers';
import { useClubRules } from '../../../data/react/use-app';
import { formatCount, useLanguage } from '../../../i18n/language';
import { Stack, Text } from '../../../ui/layout/Flow';
import * as text from '../../../ui/theme/text.css';
import * as styles from '../club.css';
import { REWARD_NAMES } from '../club-words';

const SIZE = 88;
const WIDTH = 8;
const RADIUS = (SIZE - WIDTH) / 2;
const ROUND = 2 * Math.PI * RADIUS;

/** Shows points, tier and distance to the next tier; the ring is a progress bar. */
export function PointsRing({ points: count }: { points: number }) {
  const { t } = useLingui();
  const language = useLanguage();
  const club = useClubRules();
  const { tier, next, goal: end, missing: rest } = tierProgress(count, club);
  const points = formatCount(count, language);
  const goal = end === null ? null : formatCount(end, language);
  const missing = formatCount(rest, language);
  const tierName = nameOf(tier, club, language);
  const nextName = next ? nameOf(next, club, language) : '';
  const part = end === null ? 1 : count / end;
  return (
    <div className={styles.points}>
      <svg
        role="progressbar"
        aria-label={t`Points to the next tier`}
        aria-valuemin={0}
        aria-valuemax={end ?? count}
        aria-valuenow={count}
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
        <text x={SIZE / 2} y={SIZE / 2} className={styles.ringNumber}>
          {points}
        </text>
      </svg>
      <Stack gap={4}>
        <p className={text.title}>{t`${points} points · ${tierName}`}</p>
        <p className={text.body}>
          {goal === null ? t`Max Level!` : t`${missing} points to ${nextName}`}
        </p>
        <RewardWords points={count} />
      </Stack>
    </div>
  );
}

function RewardWords({ points: count }: { points: number }) {
  const { t } = useLingui();
  const language = useLanguage();
  const club = useClubRules();
  const inReach = rewardInReach(count, club);
  if (inReach) {
    const reward = t(REWARD_NAMES[inReach]);
    return <Text size="small" tone="lagoon" weight={700}>{t`You have: ${reward}`}</Text>;
  }
  const next = nextReward(count, club);
  if (!next) return null;
  const reward = t(REWARD_NAMES[next]);
  const missing = formatCount(costOf(next, club) - count, language);
  return <p className={text.small}>{t`${missing} points to: ${reward}`}</p>;
}

import { Trans, useLingui } from '@lingui/react/macro';
import { costOf, REWARD_KINDS } from '#domain/club/rewards';
import type { RewardKind } from '#domain/menu/menu-item';
import { useClubRules } from '../../data/react/use-venue';
import { formatCount } from '../../i18n/format-count';
import { useLanguage } from '../../i18n/use-language';
import { RadioCards } from '../../ui/form/inputs/RadioCards';
import { Stack } from '../../ui/layout/Flow';
import { useToast } from '../../ui/overlays/use-toast';
import * as text from '../../ui/theme/text.css';
import { REWARD_NAMES } from './club-words';

type RewardOptionsProps = { points: number; onChoose: (kind: RewardKind) => void };

/** Shows the rewards with their costs, or the missing points. */
export function RewardOptions({ points: count, onChoose }: RewardOptionsProps) {
  const { t } = useLingui();
  const points = formatCount(count, useLanguage());
  const { show } = useToast();
  const club = useClubRules();

  function refuse(value: string) {
    const kind = REWARD_KINDS.find((one) => one === value);
    if (!kind) return;
    const cost = costOf(kind, club);
    show({
      tone: 'error',
      title: t`Insufficient Points`,
      body: t`You need ${cost} points but only have ${points}`,
    });
  }

  return (
    <Stack gap={12}>
      <p className={text.body}>{t`You have ${points} points.`}</p>
      <RadioCards
        label={<Trans>Choose your reward</Trans>}
        size="large"
        value={null}
        onChange={(value) => {
          const kind = REWARD_KINDS.find((one) => one === value);
          if (kind) onChoose(kind);
        }}
        onUnavailable={refuse}
        options={REWARD_KINDS.map((kind) => {
          const cost = costOf(kind, club);
          const missing = cost - count;
          return {
            value: kind,
            title: t(REWARD_NAMES[kind]),
            price: <Trans>{cost} points</Trans>,
            unavailable: missing > 0,
            ...(missing > 0 ? { hint: <Trans>You need {missing} more points</Trans> } : {}),
          };
        })}
      />
    </Stack>
  );
}

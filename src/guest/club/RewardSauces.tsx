import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { REWARD_SAUCE_NAMES, type RewardSauce } from '#domain/club/rewards';
import { useLanguage } from '../../i18n/use-language';
import { Button } from '../../ui/controls/Button';
import { RadioCards } from '../../ui/form/inputs/RadioCards';
import { Stack } from '../../ui/layout/Flow';

type RewardSaucesProps = {
  sauces: readonly RewardSauce[];
  isBusy: boolean;
  onChoose: (sauce: RewardSauce) => void;
};

export function RewardSauces({ sauces, isBusy, onChoose }: RewardSaucesProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const [sauce, setSauce] = useState<RewardSauce | null>(null);
  const [hasTried, setTried] = useState(false);
  return (
    <Stack gap={12}>
      <RadioCards
        label={<Trans>Choose your sauce</Trans>}
        value={sauce}
        options={sauces.map((one) => ({ value: one, title: REWARD_SAUCE_NAMES[one][language] }))}
        error={hasTried && !sauce ? t`Choose your sauce first` : undefined}
        onChange={(value) => setSauce(sauces.find((one) => one === value) ?? null)}
      />
      <Button
        size="cta"
        block
        busy={isBusy}
        onClick={() => {
          setTried(true);
          if (sauce) onChoose(sauce);
        }}
      >
        <Trans>Redeem</Trans>
      </Button>
    </Stack>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import {
  costOf,
  REWARD_KINDS,
  REWARD_SAUCES,
  type RewardSauce,
  rewardItems,
  rewardName,
} from '#domain/club/rewards';
import type { MenuItem, RewardKind } from '#domain/menu/menu-item';
import { useClub } from '../../data/react/use-club';
import { useMenu } from '../../data/react/use-menu';
import { useNet } from '../../data/react/use-net';
import { useClubRules } from '../../data/react/use-venue';
import { Dialog } from '../../ui/overlays/Dialog';
import { useDialog } from '../use-dialog';
import { usePageTitle } from '../use-page-title';
import { RewardItems } from './RewardItems';
import { RewardOptions } from './RewardOptions';
import { RewardSauces } from './RewardSauces';
import { useRedeem } from './use-redeem';

/** Lets a member redeem points: kind, dish and, for chicken, sauce. */
export function RedeemDialog() {
  const { t } = useLingui();
  const { close, step, search } = useDialog();
  const club = useClub();
  const rules = useClubRules();
  const net = useNet();
  const menu = useMenu();
  const [kind, setKind] = useState<RewardKind | null>(null);
  const [item, setItem] = useState<MenuItem | null>(null);
  const { redeem, isBusy } = useRedeem();
  const shown = nearestStep(search.step, kind, item);
  usePageTitle(t`Redeem points · Bar Bliss`);

  useEffect(() => {
    if (club.state === 'guest') step({ d: 'account', step: undefined }, { replace: true });
  }, [club.state, step]);

  async function take(chosen: MenuItem, sauce: RewardSauce | null) {
    if (!kind) return;
    const points = costOf(kind, rules);
    const description = rewardName(chosen, sauce, 'en');
    if (await redeem({ itemId: chosen.id, points, description, sauce })) close();
  }

  function choose(chosen: MenuItem) {
    setItem(chosen);
    if (kind === 'chicken') step({ step: 'sauce' });
    else void take(chosen, null);
  }

  return (
    <Dialog
      title={<Trans>Redeem points</Trans>}
      onClose={close}
      onBack={shown === 'options' ? undefined : () => window.history.back()}
      stepKey={shown}
      locked={isBusy}
      status={net.state === 'offline' && <Trans>Redeeming needs a connection.</Trans>}
    >
      {shown === 'options' && (
        <RewardOptions
          points={club.state === 'member' ? club.member.loyaltyPoints : 0}
          onChoose={(chosen) => {
            setKind(chosen);
            step({ step: 'items' });
          }}
        />
      )}
      {shown === 'items' && kind && (
        <RewardItems items={rewardItems(menu.items, kind)} isBusy={isBusy} onChoose={choose} />
      )}
      {shown === 'sauce' && item && (
        <RewardSauces
          sauces={REWARD_SAUCES}
          isBusy={isBusy}
          onChoose={(sauce) => void take(item, sauce)}
        />
      )}
    </Dialog>
  );
}

type RedeemStep = 'options' | 'items' | 'sauce';

/** A URL with a step whose choices are missing shows the first open step. */
function nearestStep(
  asked: string | number | undefined,
  kind: RewardKind | null,
  item: MenuItem | null,
): RedeemStep {
  if (asked === 'sauce' && item && kind === 'chicken') return 'sauce';
  if ((asked === 'items' || asked === 'sauce') && kind && REWARD_KINDS.includes(kind)) {
    return 'items';
  }
  return 'options';
}

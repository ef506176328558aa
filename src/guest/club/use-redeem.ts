import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { RewardSauce } from '#domain/club/rewards';
import { newMutationId, redeem as redeemPoints } from '../../data/club/club-commands';
import { ClubError } from '../../data/club/club-store';
import { refreshVenue } from '../../data/preferences/known-venue';
import { useToast } from '../../ui/overlays/use-toast';

type Wish = { itemId: number; points: number; description: string; sauce: RewardSauce | null };

/** Exchanges points for a dish in the cart. A retry after a lost response has the same id. */
export function useRedeem() {
  const { t } = useLingui();
  const { show } = useToast();
  const [isBusy, setBusy] = useState(false);
  const action = useRef({ key: '', id: '' });

  async function redeem(wish: Wish): Promise<boolean> {
    if (isBusy) return false;
    setBusy(true);
    const key = JSON.stringify(wish);
    if (action.current.key !== key) action.current = { key, id: newMutationId() };
    try {
      await redeemPoints({ ...wish, id: action.current.id });
      action.current.key = '';
      show({ tone: 'success', title: t`Your free dish is in the cart.` });
      return true;
    } catch (error) {
      // A response ends the mutation, so the next tap gets a new id; without a response it retries the same id.
      if (error instanceof ClubError && error.status < 429) action.current.key = '';
      show(newsOf(error));
      return false;
    } finally {
      setBusy(false);
    }
  }

  function newsOf(error: unknown) {
    if (error instanceof ClubError && error.code === 'loyalty.wrong_points') {
      void refreshVenue();
      const need = error.number('need');
      const body = t`This reward now costs ${need} points. Choose again.`;
      return { tone: 'error', title: t`Redemption Failed`, body } as const;
    }
    const isPoor = error instanceof ClubError && error.code === 'loyalty.insufficient_points';
    if (!isPoor) {
      const body = t`Unable to redeem points. Please try again.`;
      return { tone: 'error', title: t`Redemption Failed`, body } as const;
    }
    const [need, have] = [error.number('need'), error.number('have')];
    const body = t`You need ${need} points but only have ${have}`;
    return { tone: 'error', title: t`Insufficient Points`, body } as const;
  }

  return { redeem, isBusy };
}

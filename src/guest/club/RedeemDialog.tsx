import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import {
  costOf,
  REWARD_KINDS,
  REWARD_SAUCE_NAMES,
  REWARD_SAUCES,
  type RewardSauce,
  rewardItems,
  rewardName,
} from '#domain/club/rewards';
import type { MenuItem, RewardKind } from '#domain/menu/menu-item';
import { newMutationId, redeem as redeemPoints } from '../../data/club/club-commands';
import { ClubError } from '../../data/club/club-store';
import { refreshVenue } from '../../data/preferences/known-venue';
import { useClub } from '../../data/react/use-club';
import { useMenu } from '../../data/react/use-menu';
import { useNet } from '../../data/react/use-net';
import { useClubRules } from '../../data/react/use-venue';
import { formatCount } from '../../i18n/format-count';
import { localized } from '../../i18n/localized';
import { useLanguage } from '../../i18n/use-language';
import { Button } from '../../ui/controls/Button';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { RadioCards } from '../../ui/form/inputs/RadioCards';
import { Stack } from '../../ui/layout/Flow';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import { Picture } from '../../ui/media/Picture';
import { Dialog } from '../../ui/overlays/Dialog';
import { useToast } from '../../ui/overlays/ToastProvider';
import * as text from '../../ui/theme/text.css';
import { DishName } from '../menu/dish/Dish';
import { useDialog } from '../use-dialog';
import { usePageTitle } from '../use-page-title';
import * as styles from './club.css';
import { REWARD_NAMES } from './club-words';

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
      fixed
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

type RewardOptionsProps = { points: number; onChoose: (kind: RewardKind) => void };

function RewardOptions({ points: count, onChoose }: RewardOptionsProps) {
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

type RewardItemsProps = {
  items: readonly MenuItem[];
  isBusy: boolean;
  onChoose: (item: MenuItem) => void;
};

function RewardItems({ items, isBusy, onChoose }: RewardItemsProps) {
  const { t } = useLingui();
  const language = useLanguage();
  if (items.length === 0) {
    return <EmptyState>{t`No items available for redemption in this category.`}</EmptyState>;
  }
  return (
    <Stack as="ul" gap={12}>
      {items.map((item) => {
        const name = localized(item, 'name', language);
        return (
          <li key={item.id} className={styles.row}>
            <Picture src={item.imageUrl} alt="" sizes="72px" className={styles.art} />
            <span className={text.item}>
              <DishName row={item} />
            </span>
            <Button tone="tonal" busy={isBusy} onClick={() => onChoose(item)}>
              <Trans>
                Choose <VisuallyHidden>{name}</VisuallyHidden>
              </Trans>
            </Button>
          </li>
        );
      })}
    </Stack>
  );
}

type RewardSaucesProps = {
  sauces: readonly RewardSauce[];
  isBusy: boolean;
  onChoose: (sauce: RewardSauce) => void;
};

function RewardSauces({ sauces, isBusy, onChoose }: RewardSaucesProps) {
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

type Wish = { itemId: number; points: number; description: string; sauce: RewardSauce | null };

/** Exchanges points for a dish in the cart. A retry after a lost response has the same id. */
function useRedeem() {
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

import { useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { RewardSauce } from '#domain/club/points';
import {
  costOf,
  REWARD_KINDS,
  REWARD_SAUCE_NAMES,
  REWARD_SAUCES,
  rewardItems,
  rewardName,
  takesRewardSauce,
} from '#domain/club/points';
import type { MenuItem, RewardKind } from '#domain/menu/menu-item';
import { ClubError, redeem as redeemPoints } from '../../data/club/club-store';
import { newId } from '../../data/ids';
import { refreshVenue } from '../../data/preferences/known-venue';
import { useClubRules } from '../../data/react/use-app';
import { useClub } from '../../data/react/use-club';
import { useMenu, useNet } from '../../data/react/use-stores';
import { formatCount, useLanguage } from '../../i18n/language';
import { Button } from '../../ui/controls/controls';
import { Spinner } from '../../ui/feedback/states';
import { Grid, Heading, Hint, Row, Stack, Text } from '../../ui/layout/Flow';
import { Picture } from '../../ui/media/Picture';
import { Dialog } from '../../ui/overlays/Dialog';
import { useToast } from '../../ui/overlays/ToastProvider';
import { goBack } from '../../ui/router/go-back';
import { DishName } from '../menu/dish/Dish';
import { useDialog, usePageTitle } from '../use-dialog';
import * as styles from './club.css';
import { REWARD_NAMES } from './club-words';

/** Lets a member exchange points for a dish; chicken takes a sauce. */
export function RedeemDialog() {
  const { t } = useLingui();
  const { close, step, search } = useDialog();
  const club = useClub();
  const rules = useClubRules();
  const net = useNet();
  const [chicken, setChicken] = useState<MenuItem | null>(null);
  const { redeem, refuse, sending } = useRedeem();
  const count = club.state === 'member' ? club.member.loyaltyPoints : 0;
  const points = formatCount(count, useLanguage());
  const isSauce = search.step === 'sauce' && chicken !== null;
  usePageTitle(t`Redeem points · Bar Bliss`);

  useEffect(() => {
    if (club.state === 'guest') step({ d: 'account', step: undefined }, { replace: true });
  }, [club.state, step]);

  async function take(item: MenuItem, cost: number, sauce: RewardSauce | null) {
    const description = rewardName(item, sauce, 'en');
    if (await redeem({ itemId: item.id, points: cost, description, sauce })) close();
  }

  function choose(item: MenuItem, kind: RewardKind) {
    const cost = costOf(kind, rules);
    if (count < cost) return refuse(cost, count);
    if (!takesRewardSauce(kind)) return void take(item, cost, null);
    setChicken(item);
    void step({ step: 'sauce' });
  }

  return (
    <Dialog
      title={isSauce ? t`Choose your sauce` : t`Choose your reward`}
      onClose={close}
      onBack={isSauce ? () => goBack() : undefined}
      fixed
      stepKey={isSauce ? 'sauce' : 'rewards'}
      locked={sending !== null}
      status={net.state === 'offline' && t`Redeeming needs a connection.`}
      footer={
        <Hint>{t`You have ${points} points. A free dish stays in your cart for 24 hours.`}</Hint>
      }
    >
      {isSauce ? (
        <RewardSauces
          sending={sending?.sauce ?? null}
          onChoose={(sauce) => void take(chicken, costOf('chicken', rules), sauce)}
        />
      ) : (
        <Stack gap={24}>
          {REWARD_KINDS.map((kind) => (
            <Reward
              key={kind}
              kind={kind}
              points={count}
              sending={sending?.itemId ?? null}
              onChoose={(item) => choose(item, kind)}
            />
          ))}
        </Stack>
      )}
    </Dialog>
  );
}

type RewardProps = {
  kind: RewardKind;
  points: number;
  /** This dish is on its way into the cart. */
  sending: number | null;
  onChoose: (item: MenuItem) => void;
};

/** Lists the dishes of a reward; without enough points a tap says how many are missing. */
function Reward({ kind, points, sending, onChoose }: RewardProps) {
  const { t } = useLingui();
  const id = useId();
  const menu = useMenu();
  const cost = costOf(kind, useClubRules());
  const missing = cost - points;
  const items = rewardItems(menu.items, kind);
  return (
    <Stack as="section" gap={8} aria-labelledby={id}>
      <Row justify="between" align="baseline">
        <Heading id={id} size="item">
          {t(REWARD_NAMES[kind])}
        </Heading>
        <Text as="span" size="item" tone="ember">{t`${cost} points`}</Text>
      </Row>
      {missing > 0 && <Hint>{t`You need ${missing} more points`}</Hint>}
      {items.length === 0 && <Hint>{t`No items available for redemption in this category.`}</Hint>}
      <Grid as="ul" layout="halves" gap={8}>
        {items.map((item) => (
          <li key={item.id}>
            <Button
              tone="outline"
              block
              unavailable={missing > 0}
              icon={<Picture src={item.imageUrl} alt="" sizes="56px" className={styles.art} />}
              trailing={<Adding isSent={sending === item.id} />}
              onClick={() => onChoose(item)}
            >
              <DishName row={item} />
            </Button>
          </li>
        ))}
      </Grid>
    </Stack>
  );
}

type RewardSaucesProps = { sending: RewardSauce | null; onChoose: (sauce: RewardSauce) => void };

function RewardSauces({ sending, onChoose }: RewardSaucesProps) {
  const language = useLanguage();
  return (
    <Stack gap={8}>
      {REWARD_SAUCES.map((sauce) => (
        <Button
          key={sauce}
          tone="outline"
          size="cta"
          block
          trailing={<Adding isSent={sending === sauce} />}
          onClick={() => onChoose(sauce)}
        >
          {REWARD_SAUCE_NAMES[sauce][language]}
        </Button>
      ))}
    </Stack>
  );
}

function Adding({ isSent }: { isSent: boolean }) {
  return isSent ? <Spinner /> : <Plus size={24} />;
}

type Wish = { itemId: number; points: number; description: string; sauce: RewardSauce | null };

/** Exchanges points for a dish in the cart. A retry after a lost response has the same id. */
function useRedeem() {
  const { t } = useLingui();
  const { show } = useToast();
  const language = useLanguage();
  const [sending, setSending] = useState<Wish | null>(null);
  const action = useRef({ key: '', id: '' });

  async function redeem(wish: Wish): Promise<boolean> {
    if (sending) return false;
    setSending(wish);
    const key = JSON.stringify(wish);
    if (action.current.key !== key) action.current = { key, id: newId() };
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
      setSending(null);
    }
  }

  function newsOf(error: unknown) {
    if (error instanceof ClubError && error.code === 'loyalty.insufficient_points') {
      return tooFew(error.number('need'), error.number('have'));
    }
    let body = t`Unable to redeem points. Please try again.`;
    if (error instanceof ClubError && error.code === 'loyalty.wrong_points') {
      void refreshVenue();
      const need = error.number('need');
      body = t`This reward now costs ${need} points. Choose again.`;
    }
    return { tone: 'error', title: t`Redemption Failed`, body } as const;
  }

  function tooFew(need: number, count: number) {
    const have = formatCount(count, language);
    const body = t`You need ${need} points but only have ${have}`;
    return { tone: 'error', title: t`Insufficient Points`, body } as const;
  }

  return { redeem, refuse: (need: number, have: number) => show(tooFew(need, have)), sending };
}

import { Trans, useLingui } from '@lingui/react/macro';
import type { LoyaltyRead, MemberRead } from '#domain/club/club-view';
import { useClubReading } from '../../data/react/use-club';
import { useNet } from '../../data/react/use-net';
import { Button } from '../../ui/controls/Button';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { useToast } from '../../ui/overlays/use-toast';
import * as text from '../../ui/theme/text.css';
import { useDialogActs } from '../use-dialog';
import { ActivityList } from './ActivityList';
import { ConfirmAddress } from './ConfirmAddress';
import * as styles from './club.css';
import { NotRead } from './NotRead';
import { PointsRing } from './PointsRing';
import { TierStrip } from './TierStrip';

/** How points work, all of them, and the way to spend them. */
export function MyLoyaltyTab({ member }: { member: MemberRead }) {
  const { t } = useLingui();
  const { step } = useDialogActs();
  const net = useNet();
  const { show } = useToast();
  const loyalty = useClubReading<LoyaltyRead>(`/api/users/${member.id}/loyalty`);
  const canRedeem = net.state !== 'offline' && member.isVerified;

  function redeem() {
    if (canRedeem) return step({ d: 'redeem', step: 'options', tab: undefined });
    const title = member.isVerified
      ? t`Redeeming needs a connection.`
      : t`Confirm your e-mail address to use your points.`;
    show({ tone: 'info', title });
  }

  return (
    <div className={styles.tabBody}>
      <PointsRing points={member.loyaltyPoints} />
      {!member.isVerified && <ConfirmAddress email={member.email} />}
      <Button size="cta" block unavailable={!canRedeem} onClick={redeem}>
        <Trans>Redeem points</Trans>
      </Button>
      <section className={styles.part} aria-labelledby="how-points">
        <h3 id="how-points" className={text.item}>
          <Trans>How it works</Trans>
        </h3>
        <p className={text.body}>
          <Trans>
            You earn 1 point for every 10 lira of food and soft drinks once the bar has completed
            your order. A free dish waits a day in your cart; take it out and its points come back.
          </Trans>
        </p>
        <TierStrip />
      </section>
      <section className={styles.part} aria-labelledby="all-activity">
        <h3 id="all-activity" className={text.item}>
          <Trans>All activity</Trans>
        </h3>
        {loyalty.hasFailed && <NotRead onAgain={loyalty.again} />}
        {!loyalty.hasFailed && loyalty.value === null && <Skeleton shape="block" />}
        {loyalty.value && <ActivityList of={loyalty.value.transactions} />}
      </section>
    </div>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import type { MemberRead, PointsRead } from '#domain/club/guest-member';
import { tierProgress } from '#domain/club/tiers';
import { useClubReading } from '../../../data/react/use-club';
import { useClubRules, useGuestRules } from '../../../data/react/use-venue';
import { useLanguage } from '../../../i18n/use-language';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { Stack } from '../../../ui/layout/Flow';
import * as text from '../../../ui/theme/text.css';
import * as styles from '../club.css';
import { TierStrip } from '../TierStrip';
import { ActivityList } from './ActivityList';
import { ConfirmAddress } from './ConfirmAddress';
import { NotRead } from './NotRead';
import { PointsRing } from './PointsRing';
import { RedeemButton } from './RedeemButton';

export function MyPointsTab({ member }: { member: MemberRead }) {
  const { t } = useLingui();
  const { liraPerPoint } = useGuestRules();
  const club = useClubRules();
  const loyalty = useClubReading<PointsRead>(`/api/users/${member.id}/loyalty`, useLanguage());

  return (
    <div className={styles.tabBody}>
      <PointsRing points={member.loyaltyPoints} />
      {!member.isVerified && <ConfirmAddress email={member.email} />}
      <RedeemButton member={member} />
      <Stack as="section" gap={12} aria-labelledby="how-points">
        <h3 id="how-points" className={text.item}>{t`How it works`}</h3>
        <p className={text.body}>
          <Trans>
            You earn 1 point for every {liraPerPoint} lira of food and soft drinks once the bar has
            completed your order. A free dish waits a day in your cart; take it out and its points
            come back.
          </Trans>
        </p>
        <TierStrip current={tierProgress(member.loyaltyPoints, club).tier} />
      </Stack>
      <Stack as="section" gap={12} aria-labelledby="all-activity">
        <h3 id="all-activity" className={text.item}>{t`All activity`}</h3>
        {loyalty.hasFailed && <NotRead onAgain={loyalty.again} />}
        {!loyalty.hasFailed && loyalty.value === null && <Skeleton shape="block" />}
        {loyalty.value && <ActivityList of={loyalty.value.transactions} />}
      </Stack>
    </div>
  );
}

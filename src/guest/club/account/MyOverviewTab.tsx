import { Trans, useLingui } from '@lingui/react/macro';
import type { MemberRead, PointsRead } from '#domain/club/guest-member';
import { rewardInReach } from '#domain/club/rewards';
import { useClubReading } from '../../../data/react/use-club';
import { useClubRules } from '../../../data/react/use-venue';
import { useLanguage } from '../../../i18n/use-language';
import { Button } from '../../../ui/controls/Button';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { Stack } from '../../../ui/layout/Flow';
import * as text from '../../../ui/theme/text.css';
import { useGoToSection } from '../../shared/use-go-to-section';
import * as styles from '../club.css';
import { ActivityList } from './ActivityList';
import { ConfirmAddress } from './ConfirmAddress';
import { MyData } from './MyData';
import { NotRead } from './NotRead';
import { PointsRing } from './PointsRing';
import { RedeemButton } from './RedeemButton';

/** The dashboard shows the latest five activities. */
const SHOWN = 5;

/** Shows points, latest activities and consents. */
export function MyOverviewTab({ member }: { member: MemberRead }) {
  const { t } = useLingui();
  const club = useClubRules();
  const goTo = useGoToSection();
  const loyalty = useClubReading<PointsRead>(`/api/users/${member.id}/loyalty`, useLanguage());
  const { firstName } = member;
  return (
    <div className={styles.tabBody}>
      <p className={text.title}>{t`Hello, ${firstName}`}</p>
      {!member.isVerified && <ConfirmAddress email={member.email} />}
      <PointsRing points={member.loyaltyPoints} />
      {rewardInReach(member.loyaltyPoints, club) && <RedeemButton member={member} />}
      <Stack as="section" gap={12} aria-labelledby="my-activity">
        <h3 id="my-activity" className={text.item}>{t`Latest activity`}</h3>
        {loyalty.hasFailed && <NotRead onAgain={loyalty.again} />}
        {!loyalty.hasFailed && loyalty.value === null && <Skeleton shape="block" />}
        {loyalty.value && <ActivityList of={loyalty.value.transactions.slice(0, SHOWN)} />}
      </Stack>
      <Button tone="tonal" size="cta" block onClick={() => goTo('reservations')}>
        <Trans>Book a Table</Trans>
      </Button>
      <MyData member={member} />
    </div>
  );
}

import { useLingui } from '@lingui/react/macro';
import { Gift } from 'lucide-react';
import type { ReactNode } from 'react';
import type { MemberRead, PointsTransaction } from '#domain/club/guest-member';
import type { useClubReading } from '../../../data/react/use-club';
import { useNet } from '../../../data/react/use-net';
import { formatDateTime } from '../../../i18n/day-text';
import { formatCount } from '../../../i18n/format';
import { useLanguage } from '../../../i18n/use-language';
import { classNames } from '../../../ui/class-names';
import { Button } from '../../../ui/controls/Button';
import { Banner } from '../../../ui/feedback/Banner';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Skeleton } from '../../../ui/feedback/Loading';
import { useAnnounce } from '../../../ui/feedback/live-region';
import { Stack } from '../../../ui/layout/Flow';
import { useToast } from '../../../ui/overlays/ToastProvider';
import * as text from '../../../ui/theme/text.css';
import { useDialog, useDialogActions } from '../../use-dialog';
import { CodeStep } from '../CodeStep';
import * as styles from '../club.css';

export function ActivityList({ of }: { of: readonly PointsTransaction[] }) {
  const { t } = useLingui();
  const language = useLanguage();
  if (of.length === 0) {
    return <p className={classNames(text.body, text.muted)}>{t`No points activity yet.`}</p>;
  }
  return (
    <ul>
      {of.map(({ id, description, pointsChange, createdAt }) => (
        <li key={id} className={styles.activity}>
          <Stack as="span" gap={0}>
            <span className={text.body}>{description}</span>
            <span className={classNames(text.small, text.muted)}>
              {formatDateTime(Date.parse(createdAt), language)}
            </span>
          </Stack>
          <span className={classNames(text.item, text.numeric)}>
            {pointsChange < 0 ? '−' : '+'}
            {formatCount(Math.abs(pointsChange), language)}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Asks the member to verify the address, without which points cannot be used. */
export function ConfirmAddress({ email }: { email: string }) {
  const { t } = useLingui();
  const { search } = useDialog();
  const { show } = useToast();
  const proved = () => show({ tone: 'success', title: t`Your email address is confirmed.` });
  return (
    <Stack gap={12}>
      <Banner tone="lagoon" shape="box">
        {t`Confirm your email address to use your points.`}
      </Banner>
      <CodeStep email={email} isFresh={search.step === 'code'} onProved={proved} />
    </Stack>
  );
}

type CardListProps<Row> = {
  of: ReturnType<typeof useClubReading<Row[]>>;
  nothing: string;
  children: (row: Row) => ReactNode;
};

export function CardList<Row extends { id: string }>({
  of: { value, hasFailed, again },
  nothing,
  children,
}: CardListProps<Row>) {
  return (
    <div className={styles.tabBody}>
      {hasFailed && <NotRead onAgain={again} />}
      {!hasFailed && value === null && <Skeleton shape="block" />}
      {value?.length === 0 && <EmptyState>{nothing}</EmptyState>}
      {value && value.length > 0 && (
        <Stack as="ul" gap={12}>
          {value.map((row) => (
            <li key={row.id} className={styles.card}>
              {children(row)}
            </li>
          ))}
        </Stack>
      )}
    </div>
  );
}

export function NotRead({ onAgain }: { onAgain: () => void }) {
  const { t } = useLingui();
  return (
    <Banner
      tone="honey"
      shape="box"
      action={<Button tone="quiet" size="compact" onClick={onAgain}>{t`Try again`}</Button>}
    >
      {t`This needs a connection. Please try again when you're online.`}
    </Banner>
  );
}

/** Opens the redemption; a disabled button announces the reason. */
export function RedeemButton({ member }: { member: MemberRead }) {
  const { t } = useLingui();
  const { step } = useDialogActions();
  const net = useNet();
  const { show } = useToast();
  const announce = useAnnounce();
  const canRedeem = net.state !== 'offline' && member.isVerified;

  function redeem() {
    if (canRedeem) return step({ d: 'redeem', step: undefined, tab: undefined });
    if (member.isVerified) return show({ tone: 'info', title: t`Redeeming needs a connection.` });
    // The page shows this message already.
    announce(t`Confirm your email address to use your points.`);
  }

  return (
    <Button size="cta" block unavailable={!canRedeem} icon={<Gift size={20} />} onClick={redeem}>
      {t`Redeem points`}
    </Button>
  );
}

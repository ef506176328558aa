import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect } from 'react';
import type { CampaignStatus } from '#domain/marketing/campaign';
import type { CampaignResults } from '#domain/marketing/launch-campaign';
import { useStaffFigures } from '../../data/react/staff/use-staff-figures';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { ReadingFailed } from '../shared/failures/ReadingFailed';
import { formatCount } from '../shared/figures';
import * as styles from './Marketing.css';

const EVERY_MS = 5_000;

type CampaignProgressProps = { id: string; status: CampaignStatus; onMoved: () => void };

/** What has become of the mails; read again while they are being sent. */
export function CampaignProgress({ id, status, onMoved }: CampaignProgressProps) {
  const path = `/api/admin/marketing/campaigns/${id}/results`;
  const isMoving = status === 'scheduled' || status === 'sending';
  const { value, fault, isAsking, again } = useStaffFigures<CampaignResults>(
    path,
    isMoving ? EVERY_MS : undefined,
  );
  const isOver =
    value !== null && value.queued + value.sending === 0 && value.sent + value.failed > 0;
  const hasBegun = value !== null && value.queued + value.sending > 0;
  useEffect(() => {
    if ((status === 'sending' && isOver) || (status === 'scheduled' && hasBegun)) onMoved();
  }, [status, isOver, hasBegun, onMoved]);
  return (
    <section className={styles.section} aria-labelledby="campaign-results">
      <h3 id="campaign-results" className={styles.heading}>
        <Trans>Results</Trans>
      </h3>
      {fault && <ReadingFailed isAsking={isAsking} onRetry={again} />}
      {!value && !fault && <Skeleton shape="block" />}
      {value && (
        <dl className={styles.figures}>
          <Figure name={<Trans>Queued</Trans>} value={value.queued + value.sending} />
          <Figure name={<Trans>Sent</Trans>} value={value.sent} />
          <Figure name={<Trans>Failed</Trans>} value={value.failed} />
          <Figure name={<Trans>Uncertain</Trans>} value={value.uncertain} />
          <Figure name={<Trans>Left out or stopped</Trans>} value={value.skipped + value.stopped} />
          <Figure name={<Trans>Unsubscribed</Trans>} value={value.unsubscribed} />
          <Figure name={<Trans>Orders within 7 days</Trans>} value={value.orders} />
        </dl>
      )}
    </section>
  );
}

function Figure({ name, value }: { name: ReactNode; value: number }) {
  return (
    <div className={styles.figure}>
      <dt className={styles.hint}>{name}</dt>
      <dd lang="tr" className={styles.figureValue}>
        {formatCount(value)}
      </dd>
    </div>
  );
}

import { Plural, Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import type { CampaignResults, CampaignStatus } from '#domain/marketing/campaign';
import { useStaffFigures } from '../../data/react/staff/use-staff-figures';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { formatCount } from '../shared/figures';
import { ReadingFailed } from '../shared/Read';
import * as styles from './Marketing.css';

const EVERY_MS = 5_000;

type CampaignProgressProps = { id: string; status: CampaignStatus; onMoved: () => void };

/** Shows the state of the mails; while the server sends them, the page reads it again. */
export function CampaignProgress({ id, status, onMoved }: CampaignProgressProps) {
  const path = `/api/admin/marketing/campaigns/${id}/results`;
  const isMoving = status === 'scheduled' || status === 'sending';
  const { value, fault, isAsking, again } = useStaffFigures<CampaignResults>(
    path,
    isMoving ? EVERY_MS : undefined,
  );
  const now = value?.status;
  const moved = useRef(onMoved);
  useEffect(() => {
    moved.current = onMoved;
  });
  useEffect(() => {
    if (now !== undefined && now !== status) moved.current();
  }, [now, status]);
  if (status === 'scheduled') return null;
  return (
    <section className={styles.section} aria-labelledby="campaign-results">
      <h3 id="campaign-results" className={styles.heading}>
        <Trans>Results</Trans>
      </h3>
      {fault && <ReadingFailed isAsking={isAsking} onRetry={again} />}
      {!value && !fault && <Skeleton shape="block" />}
      {value && status === 'sending' && <Left left={value.queued + value.sending} />}
      {value && (
        <dl className={styles.figures}>
          <Figure name={<Trans>Sent</Trans>} value={value.sent} />
          <Figure name={<Trans>Failed</Trans>} value={value.failed} />
          <Figure name={<Trans>Uncertain</Trans>} value={value.uncertain} />
          <Figure name={<Trans>Left out or stopped</Trans>} value={value.skipped + value.stopped} />
          <Figure name={<Trans>Unsubscribed</Trans>} value={value.unsubscribed} />
          <Figure name={<Trans>Orders within 7 days</Trans>} value={value.orders} />
        </dl>
      )}
      {value && value.uncertain > 0 && (
        <p className={styles.hint}>
          <Trans>
            Uncertain: the connection ended while the mail left. It is never sent twice.
          </Trans>
        </p>
      )}
    </section>
  );
}

function Left({ left }: { left: number }) {
  return (
    <p className={styles.audience}>
      <Plural value={left} one="# mail is still to be sent" other="# mails are still to be sent" />
    </p>
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

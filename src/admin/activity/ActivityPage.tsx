import { Trans, useLingui } from '@lingui/react/macro';
import { History } from 'lucide-react';
import { isDay } from '#domain/reservations/slots';
import { businessDay } from '#domain/venue';
import { type StaffActivity, useStaffActivity } from '../../data/react/staff/use-staff-activity';
import { Button } from '../../ui/controls/Button';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { useClockValue } from '../page/board-clock';
import { usePageTitle } from '../page/use-page-title';
import { ReadingFailed } from '../shared/failures/ReadingFailed';
import { NotAllowed } from '../shared/NotAllowed';
import { UpdatedStamp } from '../shared/UpdatedStamp';
import { useListSearch, useSetSearch } from '../shared/use-list-search';
import * as styles from './Activity.css';
import { ActivityFilters } from './ActivityFilters';
import { ActivityRow } from './ActivityRow';

const BONES = ['first', 'second', 'third', 'fourth'];

/** What staff changed, newest first: who, what, from what to what. */
export function ActivityPage() {
  const { t } = useLingui();
  const { who, act, date } = useListSearch();
  const setSearch = useSetSearch();
  const today = useClockValue(businessDay, '');
  const filter = {
    ...(who ? { who } : {}),
    ...(act ? { act } : {}),
    ...(date && isDay(date) ? { date } : {}),
  };
  const activity = useStaffActivity(filter);
  usePageTitle(t`Activity Logs · Bar Bliss`);
  if (activity.fault === 'forbidden') return <NotAllowed />;
  return (
    <div className={styles.page}>
      <ActivityFilters filter={filter} today={today} page={activity.page} onChange={setSearch} />
      <UpdatedStamp at={activity.at} hasFailed={activity.fault !== null} />
      {activity.fault && <ReadingFailed isAsking={activity.isAsking} onRetry={activity.again} />}
      {activity.page ? (
        <Logs activity={activity} logs={activity.page.logs} />
      ) : (
        !activity.fault && <LogsLoading />
      )}
    </div>
  );
}

type LogsProps = {
  activity: StaffActivity;
  logs: NonNullable<StaffActivity['page']>['logs'];
};

function Logs({ activity, logs }: LogsProps) {
  if (logs.length === 0) {
    return (
      <EmptyState
        icon={<History aria-hidden="true" size={40} />}
        title={<Trans>Nothing was changed</Trans>}
      >
        <Trans>No activity matches these filters.</Trans>
      </EmptyState>
    );
  }
  return (
    <>
      <ol className={styles.rows}>
        {logs.map((log) => (
          <ActivityRow key={log.id} log={log} />
        ))}
      </ol>
      {activity.loadMore && (
        <Button
          tone="outline"
          busy={activity.isLoadingMore}
          className={styles.more}
          onClick={activity.loadMore}
        >
          <Trans>Load 50 more</Trans>
        </Button>
      )}
    </>
  );
}

function LogsLoading() {
  return (
    <div role="status" className={styles.rows}>
      <span className={styles.loading}>
        <Trans>Loading the log…</Trans>
      </span>
      {BONES.map((bone) => (
        <Skeleton key={bone} shape="button" />
      ))}
    </div>
  );
}

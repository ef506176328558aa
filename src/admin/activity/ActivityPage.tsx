import { Trans, useLingui } from '@lingui/react/macro';
import { History } from 'lucide-react';
import { isDay } from '#domain/days';
import type { ActivityLog, ActivityPage as Page } from '#domain/staff/activity-log';
import { businessDay } from '#domain/venue';
import {
  type ActivityFilter,
  type StaffActivity,
  useStaffActivity,
} from '../../data/react/staff/use-records';
import { formatWholeDay } from '../../i18n/day-text';
import { useLanguage } from '../../i18n/use-language';
import { Button } from '../../ui/controls/Button';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { SelectInput } from '../../ui/form/inputs/SelectInput';
import { Heading } from '../../ui/layout/Flow';
import { DayFilter } from '../bookings/DayFilter';
import { useClockValue } from '../page/board-clock';
import { usePageTitle } from '../page/use-page-title';
import { NotAllowed } from '../shared/NotAllowed';
import { ReadingFailed, UpdatedStamp } from '../shared/Read';
import { useListSearch, useSetSearch } from '../shared/use-list-search';
import * as styles from './Activity.css';
import { ActivityRow } from './ActivityRow';
import { actionWords } from './activity-words';

const BONES = ['first', 'second', 'third', 'fourth'];

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
  logs: readonly ActivityLog[];
};

function Logs({ activity, logs }: LogsProps) {
  const language = useLanguage();
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
      {daysOf(logs).map(([day, ofDay]) => (
        <section key={day} aria-labelledby={`day-${day}`} className={styles.day}>
          <Heading level={2} id={`day-${day}`}>
            {formatWholeDay(day, language)}
          </Heading>
          <ol className={styles.rows}>
            {ofDay.map((log) => (
              <ActivityRow key={log.id} log={log} day={day} />
            ))}
          </ol>
        </section>
      ))}
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

/** Returns the business days on which the server received the changes, newest first. */
function daysOf(logs: readonly ActivityLog[]): [string, ActivityLog[]][] {
  const days = new Map<string, ActivityLog[]>();
  for (const log of logs) {
    const day = businessDay(Date.parse(log.createdAt));
    days.set(day, [...(days.get(day) ?? []), log]);
  }
  return [...days];
}

function LogsLoading() {
  const { t } = useLingui();
  return (
    <div role="status" className={styles.rows}>
      <span className={styles.loading}>{t`Loading the log…`}</span>
      {BONES.map((bone) => (
        <Skeleton key={bone} shape="button" />
      ))}
    </div>
  );
}

type ActivityFiltersProps = {
  filter: ActivityFilter;
  today: string;
  /** Holds the filter choices; null means that the choices are unknown so far. */
  page: Page | null;
  onChange: (patch: ActivityFilter) => void;
};

function ActivityFilters({ filter, today, page, onChange }: ActivityFiltersProps) {
  const { t } = useLingui();
  const people = page?.people.map(({ id, name }) => ({ value: id, label: name })) ?? [];
  const acts = page?.actions.map((action) => ({ value: action, label: t(actionWords(action)) }));
  return (
    <div className={styles.filters}>
      <SelectInput
        label={t`Person`}
        value={filter.who ?? ''}
        options={[{ value: '', label: t`Everybody` }, ...people]}
        onChange={(who) => onChange({ who })}
      />
      <SelectInput
        label={t`Activity`}
        value={filter.act ?? ''}
        options={[{ value: '', label: t`All activities` }, ...(acts ?? [])]}
        onChange={(act) => onChange({ act })}
      />
      <DayFilter
        date={filter.date}
        today={today}
        all={<Trans>Every day</Trans>}
        onChange={(date) => onChange({ date: date ?? '' })}
      />
    </div>
  );
}

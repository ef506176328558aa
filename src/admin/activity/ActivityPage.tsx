import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowRight, History } from 'lucide-react';
import type { ActivityLog } from '#domain/staff/activity-log';
import { KIOSK_ACTOR, STOCK_ACTOR } from '#domain/staff/activity-log';
import { businessDay, formatTime, isDay } from '#domain/venue';
import { groupedBy } from '../../data/outbox/outbox';
import type { ActivityFilter, StaffActivity } from '../../data/react/use-records';
import { useStaffActivity } from '../../data/react/use-records';
import { formatDateTime, formatTimeWithSeconds, formatWholeDay } from '../../i18n/day-text';
import { useLanguage } from '../../i18n/language';
import { classNames } from '../../ui/class-names';
import { EmptyState, Skeleton } from '../../ui/feedback/states';
import { SelectInput } from '../../ui/form/inputs/inputs';
import { Heading, Stack, Text, VisuallyHidden } from '../../ui/layout/Flow';
import * as text from '../../ui/theme/text.css';
import { DayFilter } from '../bookings/WriteBooking';
import * as frame from '../page/Page.css';
import { useClockValue, usePageTitle } from '../page/page-parts';
import { MoreButton, useListSearch, useSetSearch } from '../shared/List';
import { EntityLink } from '../shared/Panel';
import { NotAllowed, Read, UpdatedStamp } from '../shared/Read';
import * as styles from './Activity.css';
import { actionWords, isInternal, useAuditWords } from './activity-words';

/** Entries that waited longer on a tablet also show their arrival. */
const LATE_MS = 60_000;

function ActivityRow({ log, day }: { log: ActivityLog; day: string }) {
  const { t } = useLingui();
  const language = useLanguage();
  const [doneAt, receivedAt] = [Date.parse(log.doneAt), Date.parse(log.createdAt)];
  const arrived = formatTime(receivedAt);
  const nobody = log.adminUserId === STOCK_ACTOR ? t`Stock` : t`Account removed`;
  const actor = log.adminUserId === KIOSK_ACTOR ? t`PIN on the kiosk` : nobody;
  return (
    <li className={styles.row}>
      <Stack as="span" gap={0} className={classNames(text.small, text.muted)}>
        <span>
          {businessDay(doneAt) === day
            ? formatTimeWithSeconds(doneAt)
            : formatDateTime(doneAt, language)}
        </span>
        {receivedAt - doneAt > LATE_MS && (
          <Text as="span" tone="honey">{t`Arrived: ${arrived}`}</Text>
        )}
      </Stack>
      <Text as="span" size="item">
        {log.adminName || actor}
      </Text>
      <span className={styles.what}>
        {t(actionWords(log.action, language))} <EntityLink entity={log.entity} id={log.entityId} />
      </span>
      <span className={styles.changes}>
        <Changes log={log} />
      </span>
    </li>
  );
}

export function Changes({ log }: { log: Audited }) {
  const { nameOf, wordsOf } = useAuditWords(log.entity);
  return changesOf(log).map(({ key, from, to }) => {
    const name = nameOf(key);
    return (
      <span key={key} className={styles.change}>
        {name && (
          <Text as="span" tone="muted">
            {name}:
          </Text>
        )}
        {from !== undefined && (
          <>
            <span>{wordsOf(key, from)}</span>
            <ArrowRight size={16} />
            <VisuallyHidden>→</VisuallyHidden>
          </>
        )}
        <strong>{wordsOf(key, to)}</strong>
      </span>
    );
  });
}

type Audited = Pick<ActivityLog, 'entity' | 'before' | 'after'>;
type Changed = { key: string; from: unknown; to: unknown };

const MOST = 4;

/**
 * Returns the changed fields with old and new values, without internal fields and those that stay empty. A field that
 * only the old values have says what was changed, for example whose bill.
 */
export function changesOf({ entity, before, after }: Audited, most = MOST): Changed[] {
  return [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
    .filter((key) => !isInternal(key, entity))
    .map((key) =>
      after && !(key in after)
        ? { key, from: undefined, to: before?.[key] }
        : { key, from: before?.[key], to: after?.[key] },
    )
    .filter(({ from, to }) => JSON.stringify(from ?? '') !== JSON.stringify(to ?? ''))
    .slice(0, most);
}

const BONES = ['first', 'second', 'third', 'fourth'];

export function ActivityPage() {
  const { t } = useLingui();
  const language = useLanguage();
  const { who, act, date } = useListSearch();
  const setSearch = useSetSearch();
  const today = useClockValue(businessDay, '');
  const filter: ActivityFilter = {
    ...(who ? { who } : {}),
    ...(act ? { act } : {}),
    ...(date && isDay(date) ? { date } : {}),
  };
  const activity = useStaffActivity(filter);
  const people = activity.page?.people.map(({ id, name }) => ({ value: id, label: name })) ?? [];
  const actions = activity.page?.actions ?? [];
  const acts = actions.map((action) => ({
    value: action,
    label: t(actionWords(action, language)),
  }));
  usePageTitle(t`Activity Logs · Bar Bliss`);
  if (activity.fault === 'forbidden') return <NotAllowed />;
  return (
    <div className={frame.dense}>
      <div className={styles.filters}>
        <SelectInput
          label={t`Person`}
          value={filter.who ?? ''}
          options={[{ value: '', label: t`Everybody` }, ...people]}
          onChange={(next) => setSearch({ who: next })}
        />
        <SelectInput
          label={t`Activity`}
          value={filter.act ?? ''}
          options={[{ value: '', label: t`All activities` }, ...acts]}
          onChange={(next) => setSearch({ act: next })}
        />
        <DayFilter
          date={filter.date}
          today={today}
          all={<Trans>Every day</Trans>}
          onChange={(next) => setSearch({ date: next ?? '' })}
        />
      </div>
      <UpdatedStamp at={activity.at} hasFailed={activity.fault !== null} />
      <Read
        of={{ ...activity, value: activity.page }}
        loading={
          <div role="status" className={styles.rows}>
            <span className={styles.loading}>{t`Loading the log…`}</span>
            {BONES.map((bone) => (
              <Skeleton key={bone} shape="button" />
            ))}
          </div>
        }
      >
        {({ logs }) => <Logs activity={activity} logs={logs} />}
      </Read>
    </div>
  );
}

function Logs({ activity, logs }: { activity: StaffActivity; logs: readonly ActivityLog[] }) {
  const language = useLanguage();
  if (logs.length === 0) {
    return (
      <EmptyState icon={<History size={40} />} title={<Trans>Nothing was changed</Trans>}>
        <Trans>No activity matches these filters.</Trans>
      </EmptyState>
    );
  }
  // The days are those on which the server received the changes, newest first.
  const days = [...groupedBy(logs, ({ createdAt }) => businessDay(Date.parse(createdAt)))];
  return (
    <>
      {days.map(([day, ofDay]) => (
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
      <MoreButton isAsking={activity.isLoadingMore} onMore={activity.loadMore} />
    </>
  );
}

import { useCallback, useEffect, useState } from 'react';
import type { ActivityLog, ActivityPage } from '#domain/staff/activity-log';
import { readJson } from '../../api-client';
import { staffDevice } from '../../start/staff-device';
import { type StaffFigures, useStaffFigures } from './use-staff-figures';

export type ActivityFilter = { who?: string; act?: string; date?: string };

type More = { path: string; logs: ActivityLog[]; next: number | null };

export type StaffActivity = Pick<StaffFigures<ActivityPage>, 'at' | 'fault' | 'isAsking'> & {
  page: ActivityPage | null;
  loadMore: (() => void) | null;
  isLoadingMore: boolean;
  again(): void;
};

export function useStaffActivity(filter: ActivityFilter): StaffActivity {
  const path = `/api/admin/activity-logs?${new URLSearchParams(queryOf(filter))}`;
  const { value, again, ...first } = useStaffFigures<ActivityPage>(path);
  const [more, setMore] = useState<More | null>(null);
  const [isLoadingMore, setLoadingMore] = useState(false);
  const older = more?.path === path ? more : null;
  const next = older ? older.next : (value?.next ?? null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new first page has other pages behind it.
  useEffect(() => setMore(null), [value]);

  const load = useCallback(
    (before: number) => {
      setLoadingMore(true);
      readJson<ActivityPage>(staffDevice().deps, `${path}&before=${before}`)
        .then(({ logs, next: following }) =>
          setMore((known) => ({
            path,
            logs: [...(known?.path === path ? known.logs : []), ...logs],
            next: following,
          })),
        )
        .catch((error: unknown) => console.error(error))
        .finally(() => setLoadingMore(false));
    },
    [path],
  );

  return {
    ...first,
    page: value && { ...value, logs: [...value.logs, ...(older?.logs ?? [])] },
    loadMore: next === null ? null : () => load(next),
    isLoadingMore,
    again,
  };
}

function queryOf({ who, act, date }: ActivityFilter): Record<string, string> {
  return {
    limit: '50',
    ...(who ? { adminUserId: who } : {}),
    ...(act ? { action: act } : {}),
    ...(date ? { date } : {}),
  };
}

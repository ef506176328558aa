import { useLingui } from '@lingui/react/macro';
import { type ComponentProps, useMemo, useState } from 'react';
import { MESSAGES_ON_TABLET_MS, type MessageRead } from '#domain/messages/send-message';
import { useStaffReading } from '../../data/react/staff/use-staff-figures';
import type { StaffMessage } from '../../data/react/staff/use-staff-rows';
import { Button } from '../../ui/controls/Button';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { Hint, Stack } from '../../ui/layout/Flow';
import { useClockValue } from '../page/board-clock';
import { Pager } from '../page/Pager';
import { ReadingFailed } from '../shared/Read';
import { MessageRow } from './MessageRow';
import * as styles from './Messages.css';

type OlderMessagesProps = { older: OlderPages } & Pick<
  ComponentProps<typeof MessageRow>,
  'onOpen' | 'onMove'
>;

/** Shows messages older than a month on demand. */
export function OlderMessages({ older, ...row }: OlderMessagesProps) {
  const { t } = useLingui();
  const { state, rows, page, pages, turnTo, again } = older;
  if (page === 0) {
    return (
      <div className={styles.older}>
        <Button tone="outline" onClick={() => turnTo(1)}>{t`Older messages`}</Button>
      </div>
    );
  }
  return (
    <Stack as="section" gap={12} aria-labelledby="older-messages">
      <h2 id="older-messages" className={styles.heading}>{t`Older messages`}</h2>
      {state === 'failed' && <ReadingFailed isAsking={false} onRetry={again} />}
      {state === 'loading' && (
        <div role="status" aria-label={t`Loading messages…`}>
          <Skeleton shape="block" />
        </div>
      )}
      {state === 'ready' && rows.length === 0 && <Hint>{t`No older messages.`}</Hint>}
      <ul className={styles.rows}>
        {rows.map((one) => (
          <MessageRow key={one.id} row={one} {...row} />
        ))}
      </ul>
      <Pager page={page} hasNext={page < pages} pages={pages} onTurn={turnTo} />
    </Stack>
  );
}

const LIMIT = 50;

type Page = { messages: MessageRead[]; total: number };

type OlderPages = {
  state: 'idle' | 'loading' | 'ready' | 'missing' | 'failed';
  rows: StaffMessage[];
  page: number;
  /** 0 means that nobody has asked for older messages. */
  pages: number;
  turnTo: (page: number) => void;
  again: () => void;
};

/** Reads messages that this tablet no longer keeps from the server, page by page. */
export function useOlderMessages(
  status: string,
  own: readonly StaffMessage[] | undefined,
): OlderPages {
  const [page, turnTo] = useState(0);
  // The limit changes once a day, so the pages do not shift while somebody reads.
  const day = useClockValue((now) => Math.floor(now / 86_400_000), 0);
  const before = new Date(day * 86_400_000 - MESSAGES_ON_TABLET_MS).toISOString();
  const path = `/api/admin/contact-messages?status=${status}&before=${before}&page=${page}&limit=${LIMIT}`;
  const { state, value, again } = useStaffReading<Page>(page === 0 ? null : path);
  const rows = useMemo(() => {
    const here = new Set(own?.map(({ id }) => id));
    // Rows outside the copy have no queued changes.
    return (value?.messages ?? [])
      .filter(({ id }) => !here.has(id))
      .map((row) => ({ ...row, isQueued: false, conflict: null }));
  }, [own, value]);
  const pages = value ? Math.max(1, Math.ceil(value.total / LIMIT)) : 0;
  return { state, rows, page, pages, turnTo, again };
}

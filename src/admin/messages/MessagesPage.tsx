import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Inbox, SearchX } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useMemo, useState } from 'react';
import type { MessageStatus } from '#domain/messages/send-message';
import {
  MESSAGE_STATUSES,
  MESSAGES_ON_TABLET_MS,
  messageStatusOf,
} from '#domain/messages/send-message';
import { changeMessageStatus } from '../../data/commands/staff-messages';
import { useCommand } from '../../data/react/use-app';
import type { StaffMessage } from '../../data/react/use-staff';
import { useStaffMessages, useStaffReading } from '../../data/react/use-staff';
import { Button } from '../../ui/controls/controls';
import { EmptyState, Skeleton } from '../../ui/feedback/states';
import { Heading, Hint, Stack } from '../../ui/layout/Flow';
import { Pager, useClockValue, usePageTitle } from '../page/page-parts';
import { SearchBox, StatusFilter, useListSearch, usePanel, useSetSearch } from '../shared/List';
import { CopyUnread, FromThisTablet, Loading, ReadingFailed } from '../shared/Read';
import { UndoBar, useUndoable } from '../shared/UndoBar';
import type { MessagePage } from './MessagePanel';
import { MessagePanel, notKept, useFoundMessages } from './MessagePanel';
import { MESSAGE_STATUS_WORDS, MessageRow } from './MessageRow';
import * as styles from './Messages.css';

type RowActions = Pick<ComponentProps<typeof MessageRow>, 'onOpen' | 'onMove'>;
type MessageRowsProps = RowActions & { rows: readonly StaffMessage[] };

function MessageRows({ rows, ...actions }: MessageRowsProps) {
  return (
    <Stack as="ul" gap={8}>
      {rows.map((row) => (
        <MessageRow key={row.id} row={row} {...actions} />
      ))}
    </Stack>
  );
}

type OlderMessagesProps = RowActions & { older: ReturnType<typeof useOlderMessages> };

function OlderMessages({ older, ...row }: OlderMessagesProps) {
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
      <Heading level={2} id="older-messages">{t`Older messages`}</Heading>
      {state === 'failed' && <ReadingFailed isAsking={false} onRetry={again} />}
      {state === 'loading' && <Loading label={t`Loading messages…`} />}
      {state === 'ready' && rows.length === 0 && <Hint>{t`No older messages.`}</Hint>}
      <MessageRows rows={rows} {...row} />
      <Pager page={page} hasNext={page < pages} pages={pages} onTurn={turnTo} />
    </Stack>
  );
}

const LIMIT = 50;

/** Reads messages that this tablet no longer keeps from the server, page by page. */
function useOlderMessages(status: string, own: readonly StaffMessage[] | undefined) {
  // 0 means that nobody has asked for older messages.
  const [page, turnTo] = useState(0);
  // The limit changes once a day, so the pages do not shift while somebody reads.
  const day = useClockValue((now) => Math.floor(now / 86_400_000), 0);
  const before = new Date(day * 86_400_000 - MESSAGES_ON_TABLET_MS).toISOString();
  const path = `/api/admin/contact-messages?status=${status}&before=${before}&page=${page}&limit=${LIMIT}`;
  const { state, value, again } = useStaffReading<MessagePage>(page === 0 ? null : path);
  const rows = useMemo(() => notKept(value, own), [own, value]);
  const pages = value ? Math.max(1, Math.ceil(value.total / LIMIT)) : 0;
  return { state, rows, page, pages, turnTo, again };
}

const CHOICES = ['all', ...MESSAGE_STATUSES] as const;
const BONES = ['a', 'b', 'c', 'd'];

/** Shows messages of guests from this tablet's copy, unread first. */
export function MessagesPage() {
  const { t } = useLingui();
  usePageTitle(t`Contact Messages · Bar Bliss`);
  const { state, rows, retry } = useStaffMessages();
  const { status: asked, q = '' } = useListSearch();
  const setSearch = useSetSearch();
  const panel = usePanel();
  const { move, ...done } = useMessageStatus();
  const status = CHOICES.find((choice) => choice === asked) ?? 'all';
  const older = useOlderMessages(status, rows);
  const shown = rows?.filter((row) => status === 'all' || row.status === status) ?? [];
  const found = useFoundMessages(q, status, rows);
  const isSearch = q !== '';
  const opened = [...(rows ?? []), ...older.rows, ...found.rows].find(({ id }) => id === panel.id);

  return (
    <div className={styles.page}>
      <div className={styles.filters}>
        <StatusFilter
          label={t`Status`}
          value={status}
          choices={CHOICES.map((value) => ({
            value,
            label: value === 'all' ? t`All` : t(MESSAGE_STATUS_WORDS[value]),
            count: rows?.filter((row) => value === 'all' || row.status === value).length ?? 0,
          }))}
          onChange={(next) => setSearch({ status: next === 'all' ? undefined : next })}
        />
        <SearchBox
          label={t`Search messages`}
          placeholder={t`Name, address or words`}
          typed={q}
          onSearch={(next) => setSearch({ q: next })}
        />
      </div>
      {state !== 'ready' && (
        <CopyUnread
          state={state}
          onRetry={retry}
          title={<Trans>This tablet can't read its messages right now</Trans>}
          loading={<Trans>Loading messages…</Trans>}
        >
          <Stack gap={8}>
            {BONES.map((bone) => (
              <Skeleton key={bone} shape="button" />
            ))}
          </Stack>
        </CopyUnread>
      )}
      {isSearch && <FoundMessages found={found} onOpen={panel.open} onMove={move} />}
      {!isSearch && state === 'ready' && shown.length === 0 && (
        <NoMessages
          isFiltered={status !== 'all'}
          onShowAll={() => setSearch({ status: undefined })}
        />
      )}
      {!isSearch && <MessageRows rows={shown} onOpen={panel.open} onMove={move} />}
      {!isSearch && state === 'ready' && (
        <OlderMessages older={older} onOpen={panel.open} onMove={move} />
      )}
      {!panel.id && <UndoBar of={done} />}
      {panel.id && state === 'ready' && (
        <MessagePanel
          key={panel.id}
          id={panel.id}
          row={opened}
          done={done}
          onMove={move}
          onOpen={panel.open}
          onClose={panel.close}
        />
      )}
    </div>
  );
}

function NoMessages({ isFiltered, onShowAll }: { isFiltered: boolean; onShowAll: () => void }) {
  const { t } = useLingui();
  return (
    <EmptyState
      icon={<Inbox size={40} />}
      title={isFiltered ? t`No message matches` : t`No messages`}
      action={
        isFiltered && <Button tone="outline" onClick={onShowAll}>{t`Show all messages`}</Button>
      }
    >
      {isFiltered
        ? t`No message has this status.`
        : t`What guests write on the website appears here by itself.`}
    </EmptyState>
  );
}

type FoundMessagesProps = RowActions & { found: ReturnType<typeof useFoundMessages> };

/** Shows what a search found; without the server, only this tablet's messages. */
function FoundMessages({ found, ...row }: FoundMessagesProps) {
  const { state, rows, total, again } = found;
  const isOver = state !== 'loading';
  return (
    <>
      {state === 'failed' && (
        <FromThisTablet onRetry={again}>
          <Trans>Searched on this tablet: the last 30 days and all unread messages.</Trans>
        </FromThisTablet>
      )}
      <Hint role="status">
        {!isOver && <Trans>Searching…</Trans>}
        {isOver && rows.length > 0 && (
          <Plural value={total} one="# message found" other="# messages found" />
        )}
        {rows.length < total && (
          <>
            {' '}
            <Trans>Type another word to see fewer.</Trans>
          </>
        )}
      </Hint>
      <MessageRows rows={rows} {...row} />
      {isOver && rows.length === 0 && (
        <EmptyState icon={<SearchX size={40} />} title={<Trans>No message found</Trans>}>
          <Trans>Try the guest's name, the address or a word of the message.</Trans>
        </EmptyState>
      )}
    </>
  );
}

function useMessageStatus() {
  const { t } = useLingui();
  const change = useCommand(changeMessageStatus);
  const { perform, ...rest } = useUndoable();

  function move({ id: messageId, name, ...row }: StaffMessage, to: MessageStatus) {
    const from = messageStatusOf(row.status);
    const after = t(MESSAGE_STATUS_WORDS[to]);
    perform({
      about: messageId,
      words: t`${name}: ${after}`,
      run: () => change({ messageId, from, status: to }),
      undo: () => change({ messageId, from: to, status: from }),
    });
  }

  return { move, ...rest };
}

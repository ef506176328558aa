import { Trans, useLingui } from '@lingui/react/macro';
import { Inbox } from 'lucide-react';
import { MESSAGE_STATUSES } from '#domain/messages/send-message';
import { useStaffMessages } from '../../data/react/staff/use-staff-messages';
import { Button } from '../../ui/controls/Button';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { usePageTitle } from '../page/use-page-title';
import { SearchBox } from '../records/SearchBox';
import { CopyUnread } from '../shared/Read';
import { StatusFilter } from '../shared/StatusFilter';
import { UndoBar } from '../shared/UndoBar';
import { useListSearch, usePanel, useSetSearch } from '../shared/use-list-search';
import { FoundMessages } from './FoundMessages';
import { MessagePanel } from './MessagePanel';
import { MessageRow } from './MessageRow';
import * as styles from './Messages.css';
import { filters } from './MessagesPage.css';
import { MESSAGE_STATUS_WORDS } from './message-words';
import { OlderMessages } from './OlderMessages';
import { useFoundMessages } from './use-found-messages';
import { useMessageStatus } from './use-message-status';
import { useOlderMessages } from './use-older-messages';

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
      <div className={filters}>
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
          className={styles.rows}
        >
          {BONES.map((bone) => (
            <Skeleton key={bone} shape="button" />
          ))}
        </CopyUnread>
      )}
      {isSearch && <FoundMessages found={found} onOpen={panel.open} onMove={move} />}
      {!isSearch && state === 'ready' && shown.length === 0 && (
        <NoMessages
          isFiltered={status !== 'all'}
          onShowAll={() => setSearch({ status: undefined })}
        />
      )}
      {!isSearch && (
        <ul className={styles.rows}>
          {shown.map((row) => (
            <MessageRow key={row.id} row={row} onOpen={panel.open} onMove={move} />
          ))}
        </ul>
      )}
      {!isSearch && state === 'ready' && (
        <OlderMessages older={older} onOpen={panel.open} onMove={move} />
      )}
      {done.last && !panel.id && (
        <UndoBar words={done.last.words} clock={done.clock} onUndo={done.undo} />
      )}
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

type NoMessagesProps = { isFiltered: boolean; onShowAll: () => void };

function NoMessages({ isFiltered, onShowAll }: NoMessagesProps) {
  return (
    <EmptyState
      icon={<Inbox aria-hidden="true" size={40} />}
      title={isFiltered ? <Trans>No message matches</Trans> : <Trans>No messages</Trans>}
      action={
        isFiltered && (
          <Button tone="outline" onClick={onShowAll}>
            <Trans>Show all messages</Trans>
          </Button>
        )
      }
    >
      {isFiltered ? (
        <Trans>No message has this status.</Trans>
      ) : (
        <Trans>What guests write on the website appears here by itself.</Trans>
      )}
    </EmptyState>
  );
}

import { Plural, Trans } from '@lingui/react/macro';
import { CloudOff, SearchX } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '../../ui/controls/Button';
import { Banner } from '../../ui/feedback/Banner';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { MessageRow } from './MessageRow';
import * as styles from './Messages.css';
import type { FoundMessages as Found } from './use-found-messages';

type FoundMessagesProps = { found: Found } & Pick<
  ComponentProps<typeof MessageRow>,
  'onOpen' | 'onMove'
>;

/** Shows what a search found; without the server, only this tablet's messages. */
export function FoundMessages({ found, ...row }: FoundMessagesProps) {
  const { state, rows, total, again } = found;
  const isOver = state !== 'loading';
  return (
    <>
      {state === 'failed' && (
        <Banner
          tone="honey"
          shape="box"
          icon={<CloudOff aria-hidden="true" size={22} />}
          action={
            <Button tone="outline" size="compact" onClick={again}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          <Trans>Searched on this tablet: the last 30 days and all unread messages.</Trans>
        </Banner>
      )}
      <p role="status" className={styles.hint}>
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
      </p>
      <ul className={styles.rows}>
        {rows.map((one) => (
          <MessageRow key={one.id} row={one} {...row} />
        ))}
      </ul>
      {isOver && rows.length === 0 && (
        <EmptyState
          icon={<SearchX aria-hidden="true" size={40} />}
          title={<Trans>No message found</Trans>}
        >
          <Trans>Try the guest's name, the address or a word of the message.</Trans>
        </EmptyState>
      )}
    </>
  );
}

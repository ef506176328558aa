import { Trans, useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { Button } from '../../ui/controls/Button';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { Pager } from '../page/Pager';
import { ReadingFailed } from '../shared/Read';
import { MessageRow } from './MessageRow';
import * as styles from './Messages.css';
import type { OlderMessages as Older } from './use-older-messages';

type OlderMessagesProps = { older: Older } & Pick<
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
        <Button tone="outline" onClick={() => turnTo(1)}>
          <Trans>Older messages</Trans>
        </Button>
      </div>
    );
  }
  return (
    <section aria-labelledby="older-messages" className={styles.section}>
      <h2 id="older-messages" className={styles.heading}>
        <Trans>Older messages</Trans>
      </h2>
      {state === 'failed' && <ReadingFailed isAsking={false} onRetry={again} />}
      {state === 'loading' && (
        <div role="status" aria-label={t`Loading messages…`}>
          <Skeleton shape="block" />
        </div>
      )}
      {state === 'ready' && rows.length === 0 && (
        <p className={styles.hint}>
          <Trans>No older messages.</Trans>
        </p>
      )}
      <ul className={styles.rows}>
        {rows.map((one) => (
          <MessageRow key={one.id} row={one} {...row} />
        ))}
      </ul>
      <Pager page={page} hasNext={page < pages} pages={pages} onTurn={turnTo} />
    </section>
  );
}

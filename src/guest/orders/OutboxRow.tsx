import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { MutationKind } from '#domain/sync/mutation';
import type { OutboxRow as Row } from '../../data/react/use-outbox';
import { useErrorText } from '../../i18n/error-text';
import { formatTime } from '../../i18n/format';
import { useActText } from '../../i18n/outbox-text';
import { useLanguage } from '../../i18n/use-language';
import { LinkButton } from '../../ui/controls/LinkButton';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import { EntryBadge } from './EntryBadge';
import * as styles from './Outbox.css';
import { OutboxActs } from './OutboxActs';
import { TickMarks } from './TickMarks';

type OutboxRowProps = { row: Row };

/** Acts that have a page of their own, with all the ways out of them; others are dealt with right here. */
const HAS_PAGE: Partial<Record<MutationKind, true>> = {
  'order.create': true,
  'order.cancel': true,
};

/** One act that waits: what it is, since when, how it stands, and what can be done about it. */
export function OutboxRow({ row }: OutboxRowProps) {
  const what = useActText()(row);
  const hasPage = row.kind !== null && HAS_PAGE[row.kind] === true;
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.what}>{what}</p>
        <Since row={row} />
        <NoAnswer ticks={row.ticks} />
        <EntryBadge row={row} />
        <Why row={row} />
      </div>
      {hasPage && row.entityId !== null ? (
        <LinkButton asChild tone="outline">
          <Link to="/order-success" search={{ orderId: row.entityId }}>
            <Trans>Open</Trans>
            <VisuallyHidden>{`: ${what}`}</VisuallyHidden>
          </Link>
        </LinkButton>
      ) : (
        <OutboxActs row={row} what={what} />
      )}
    </li>
  );
}

function Since({ row: { ticks, createdAt } }: OutboxRowProps) {
  const time = formatTime(createdAt ?? 0, useLanguage());
  const isUnsaved = ticks[0]?.state === 'not';
  return (
    <p className={styles.since}>
      {ticks.length > 0 && <TickMarks ticks={ticks} />}
      {isUnsaved && <Trans>Not saved on this phone</Trans>}
      {!isUnsaved && createdAt !== null && <Trans>Saved at {time}</Trans>}
    </p>
  );
}

/** It left, and nobody has answered: the phone cannot know more. */
function NoAnswer({ ticks }: Pick<Row, 'ticks'>) {
  const language = useLanguage();
  const reached = ticks.find(({ step }) => step === 'reached');
  if (reached?.state !== 'unknown' || reached.asOf === null) return null;
  const time = formatTime(reached.asOf, language);
  return (
    <p className={styles.since}>
      <Trans>Tried at {time}, no answer yet</Trans>
    </p>
  );
}

/** The house's own words, where it has said something; else what can become of it. */
function Why({ row: { kind, state, lastCode } }: OutboxRowProps) {
  const errorText = useErrorText();
  if (kind === null) {
    return (
      <p className={styles.why}>
        <Trans>This version can't read it. A newer one may; until then it stays here.</Trans>
      </p>
    );
  }
  const isAsking = state === 'needs_user' || state === 'rejected';
  return isAsking && lastCode !== null && <p className={styles.why}>{errorText(lastCode)}</p>;
}

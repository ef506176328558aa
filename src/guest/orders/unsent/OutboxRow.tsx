import { Trans, useLingui } from '@lingui/react/macro';
import { Check, X } from 'lucide-react';
import type { MutationKind } from '#domain/registry/mutations';
import type { Tick } from '../../../data/orders/order-ticks';
import type { OutboxRow as Row } from '../../../data/react/use-outbox';
import { useErrorText } from '../../../i18n/error-text';
import { formatTime } from '../../../i18n/format';
import { useMutationText } from '../../../i18n/outbox-text';
import { useLanguage } from '../../../i18n/use-language';
import { Button } from '../../../ui/controls/Button';
import { LinkButton } from '../../../ui/controls/LinkButton';
import { Text } from '../../../ui/layout/Flow';
import { focusSection } from '../../../ui/layout/focus-section';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden';
import { Link } from '../../../ui/router/Link';
import { useGoToSection } from '../../shared/use-go-to-section';
import { EntryBadge } from '../shared/EntryBadge';
import * as styles from '../shared/Outbox.css';
import { OutboxActions } from './OutboxActions';

type OutboxRowProps = { row: Row };

/** The listed mutations have their own page; the others have their actions here. */
const PLACE: Partial<Record<MutationKind, 'page' | 'reservations' | 'contact'>> = {
  'order.create': 'page',
  'order.cancel': 'page',
  'reservation.create': 'reservations',
  'brunch.create': 'reservations',
  'message.create': 'contact',
};

/** Runs after the closing dialog has returned the focus. */
function onceDialogIsGone(then: () => void): void {
  if (document.querySelector('[role=dialog]')) requestAnimationFrame(() => onceDialogIsGone(then));
  else setTimeout(then);
}

/** Shows a waiting mutation with state and actions. */
export function OutboxRow({ row }: OutboxRowProps) {
  const what = useMutationText()(row);
  const goTo = useGoToSection();
  const place = row.kind === null || row.entityId === null ? undefined : PLACE[row.kind];

  function show(section: 'reservations' | 'contact') {
    goTo(section);
    onceDialogIsGone(() => focusSection(section));
  }

  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <Text size="item">{what}</Text>
        <Since row={row} />
        <NoResponse ticks={row.ticks} />
        <EntryBadge row={row} />
        <Why row={row} />
      </div>
      {place === undefined && <OutboxActions row={row} what={what} />}
      {place === 'page' && row.entityId !== null && (
        <LinkButton asChild tone="outline">
          <Link to="/order-success" search={{ orderId: row.entityId }}>
            <OpenWords what={what} />
          </Link>
        </LinkButton>
      )}
      {(place === 'reservations' || place === 'contact') && (
        <Button tone="outline" onClick={() => show(place)}>
          <OpenWords what={what} />
        </Button>
      )}
    </li>
  );
}

function OpenWords({ what }: { what: string }) {
  return (
    <>
      <Trans>Open</Trans>
      <VisuallyHidden>{`: ${what}`}</VisuallyHidden>
    </>
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

/** Says that a mutation was sent without a response, so its arrival is unknown. */
function NoResponse({ ticks }: Pick<Row, 'ticks'>) {
  const { t } = useLingui();
  const language = useLanguage();
  const reached = ticks.find(({ step }) => step === 'reached');
  if (reached?.state !== 'unknown' || reached.asOf === null) return null;
  const time = formatTime(reached.asOf, language);
  return <p className={styles.since}>{t`Tried at ${time}, no answer yet`}</p>;
}

/** Shows the server's message, otherwise the next step. */
function Why({ row: { kind, state, lastCode } }: OutboxRowProps) {
  const errorText = useErrorText();
  if (kind === null) {
    return (
      <p className={styles.why}>
        <Trans>This version of the app can't read it. It is kept here for a newer version.</Trans>
      </p>
    );
  }
  const isAsking = state === 'needs_user' || state === 'rejected';
  return isAsking && lastCode !== null && <p className={styles.why}>{errorText(lastCode)}</p>;
}

/** Shows the four ticks as decoration; the words beside them say the same. */
function TickMarks({ ticks }: { ticks: readonly Tick[] }) {
  return (
    <span aria-hidden="true" className={styles.marks}>
      {ticks.map(({ step, state }) => (
        <span key={step} className={styles.mark[state]}>
          <Mark state={state} />
        </span>
      ))}
    </span>
  );
}

function Mark({ state }: Pick<Tick, 'state'>) {
  switch (state) {
    case 'done':
      return <Check size={12} strokeWidth={3} />;
    case 'not':
      return <X size={12} strokeWidth={3} />;
    case 'unknown':
      return '?';
    case 'ahead':
      return null;
  }
}

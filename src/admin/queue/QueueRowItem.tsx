import { Trans } from '@lingui/react/macro';
import { entryActions } from '#domain/sync/entry-actions';
import { OTHER_PERSON } from '#domain/sync/mutation';
import type { QueueRow } from '../../data/react/staff/use-staff-queue';
import { useErrorText } from '../../i18n/error-text';
import { Banner } from '../../ui/feedback/Banner';
import * as styles from './Queue.css';
import { QueueAction } from './QueueAction';
import { QueueFacts } from './QueueFacts';
import { useQueueActions } from './use-queue-actions';

type QueueRowItemProps = { row: QueueRow; onSignIn: () => void };

/** Shows one mutation with its actions. */
export function QueueRowItem({ row, onSignIn }: QueueRowItemProps) {
  const errorText = useErrorText();
  const { run, busyWith, failure } = useQueueActions(row.id, onSignIn);
  const actions = entryActions({ ...row, isReadable: row.kind !== null });
  return (
    <li className={styles.row}>
      <QueueFacts row={row} />
      <p className={styles.why}>
        <Why row={row} />
      </p>
      {failure && (
        <Banner tone="danger" shape="box" role="alert">
          {errorText(failure)}
        </Banner>
      )}
      {actions.length > 0 && (
        <div className={styles.actions}>
          {actions.map((action) => (
            <QueueAction
              key={action}
              action={action}
              row={row}
              isBusy={busyWith === action}
              onRun={run}
            />
          ))}
        </div>
      )}
    </li>
  );
}

/** Shows the cause, if the state alone does not tell. */
function Why({ row: { kind, state, lastCode, isOthers, who } }: { row: QueueRow }) {
  const errorText = useErrorText();
  const name = who ?? '?';
  if (kind === null) {
    return (
      <Trans>This version of the app can't read it. It is kept here for a newer version.</Trans>
    );
  }
  if (isOthers) {
    return <Trans>Only {name} can send this. It is sent when they sign in here.</Trans>;
  }
  const hasSpoken = state === 'rejected' || state === 'needs_user';
  if (hasSpoken && lastCode !== null && lastCode !== OTHER_PERSON) return errorText(lastCode);
  return null;
}

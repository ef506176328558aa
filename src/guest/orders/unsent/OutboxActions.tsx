import { Trans, useLingui } from '@lingui/react/macro';
import { entryActions } from '#domain/sync/entry-actions';
import { discardEntry, retryEntry } from '../../../data/commands/entries';
import { useUpdate } from '../../../data/react/use-app';
import { useCommand } from '../../../data/react/use-command';
import type { OutboxRow } from '../../../data/react/use-outbox';
import { Button } from '../../../ui/controls/Button';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden';
import { ActionFailed } from '../../shared/ActionFailed';
import { AskFirst } from '../../shared/AskFirst';
import { useAction } from '../../shared/use-action';
import * as styles from '../shared/Outbox.css';

type OutboxActionsProps = { row: OutboxRow; what: string };

/** Shows the actions of a mutation without its own page. */
export function OutboxActions({ row, what }: OutboxActionsProps) {
  const { t } = useLingui();
  const discard = useCommand(discardEntry);
  const retry = useCommand(retryEntry);
  const update = useUpdate();
  const { id } = row;
  const again = useAction(async () => retry({ id }));
  const dismiss = useAction(async () => discard({ id }));
  const failure = again.failure ?? dismiss.failure;
  const actions = entryActions({ ...row, isReadable: row.kind !== null, isOthers: false });
  return (
    <div className={styles.actions}>
      {failure && <ActionFailed code={failure} />}
      {actions.includes('retry') && (
        <Button tone="outline" busy={again.isBusy} onClick={() => again.run()}>
          <Trans>Try again</Trans>
          <VisuallyHidden>{`: ${what}`}</VisuallyHidden>
        </Button>
      )}
      {actions.includes('update') && (
        <Button
          tone="outline"
          onClick={() => (update.ready ? update.apply() : window.location.reload())}
        >
          <Trans>Update now</Trans>
        </Button>
      )}
      {actions.includes('dismiss') && (
        <Button tone="outline" busy={dismiss.isBusy} onClick={() => dismiss.run()}>
          <Trans>Dismiss</Trans>
          <VisuallyHidden>{`: ${what}`}</VisuallyHidden>
        </Button>
      )}
      {actions.includes('discard') && (
        <AskFirst
          task={() => discard({ id })}
          label={t`Discard`}
          question={t`Discard this?`}
          keep={t`Keep it`}
        >
          <Trans>{what} will be deleted from this phone and not sent.</Trans>
        </AskFirst>
      )}
    </div>
  );
}

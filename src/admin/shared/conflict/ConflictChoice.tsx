import { Trans } from '@lingui/react/macro';
import { dismissConflict } from '../../../data/commands/orders/change-order-status';
import { useCommand } from '../../../data/react/use-command';
import { Button } from '../../../ui/controls/Button';
import { Inline } from '../../../ui/layout/Inline';

export type ConflictChoiceProps = {
  /** others: a colleague's change waits on this tablet, so a person has nothing to choose. */
  conflict: { kind: 'others' | 'moved'; entryId: string };
  /** Applies this tablet's change; the button is missing if the step is not valid or needs a confirmation. */
  onMine?: (() => void) | null;
};

/** Keeps the colleague's change, or applies this tablet's. */
export function ConflictChoice({ conflict: { kind, entryId }, onMine }: ConflictChoiceProps) {
  const dismiss = useCommand(dismissConflict);
  if (kind === 'others') return null;
  return (
    <Inline>
      <Button tone="outline" size="compact" onClick={() => void dismiss(entryId)}>
        <Trans>Keep theirs</Trans>
      </Button>
      {onMine && (
        <Button tone="outline" size="compact" onClick={onMine}>
          <Trans>Use mine</Trans>
        </Button>
      )}
    </Inline>
  );
}

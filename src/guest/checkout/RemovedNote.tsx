import { Plural, Trans } from '@lingui/react/macro';
import { Button } from '../../ui/controls/Button';
import { Inline } from '../../ui/layout/Inline';

type RemovedNoteProps = { count: number; onUndo: () => void };

/** Removed lines, with undo. */
export function RemovedNote({ count, onUndo }: RemovedNoteProps) {
  if (count === 0) return null;
  return (
    <Inline justify="between">
      <span>
        <Plural value={count} one="# dish removed" other="# dishes removed" />
      </span>
      <Button tone="quiet" size="compact" onClick={onUndo}>
        <Trans>Undo</Trans>
      </Button>
    </Inline>
  );
}

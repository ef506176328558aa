import { dismissConflict } from '../../../data/commands/orders/change-order-status';
import { useCommand } from '../../../data/react/use-command';
import { Inline } from '../../../ui/layout/Inline';
import { TheirsOrMine } from './TheirsOrMine';

export type ConflictChoiceProps = {
  /** others: a colleague's change waits on this tablet, so a person has nothing to choose. */
  conflict: { kind: 'others' | 'moved'; entryId: string };
  /** Applies this tablet's change; the button is missing if the step is not valid or needs a confirmation. */
  onMine?: (() => void) | null;
};

/** Keeps the colleague's change, or applies this tablet's. */
export function ConflictChoice({
  conflict: { kind, entryId },
  onMine = null,
}: ConflictChoiceProps) {
  const dismiss = useCommand(dismissConflict);
  if (kind === 'others') return null;
  return (
    <Inline>
      <TheirsOrMine onTheirs={() => void dismiss(entryId)} onMine={onMine} />
    </Inline>
  );
}

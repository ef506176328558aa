import { Trans } from '@lingui/react/macro';
import { discardEntry } from '../../../data/commands/discard-entry';
import { useCommand } from '../../../data/react/use-command';
import type { SeatingOnTablet } from '../../../data/seatings/staff-seatings';
import { useErrorText } from '../../../i18n/error-text';
import { Button } from '../../../ui/controls/Button';
import { Banner } from '../../../ui/feedback/Banner';

/** Shows a refused or unsent move of this tablet. */
export function BillConflict({ seating }: { seating: SeatingOnTablet }) {
  const errorText = useErrorText();
  const discard = useCommand(discardEntry);
  const { conflict, isMoveQueued } = seating;
  if (isMoveQueued) {
    return (
      <Banner tone="honey" shape="box">
        <Trans>The move is saved on this tablet and not sent yet.</Trans>
      </Banner>
    );
  }
  if (!conflict) return null;
  const { by, code, entryId } = conflict;
  return (
    <Banner
      tone="danger"
      shape="box"
      action={
        <Button tone="outline" size="compact" onClick={() => void discard({ id: entryId })}>
          <Trans>Got it</Trans>
        </Button>
      }
    >
      <Trans>The party was not moved.</Trans>{' '}
      {code === 'table.occupied' ? <Trans>Guests sit at that table.</Trans> : errorText(code)} {by}
    </Banner>
  );
}

import { Trans } from '@lingui/react/macro';
import { HardDrive } from 'lucide-react';
import { Button } from '../../ui/controls/Button';
import { EmptyState } from '../../ui/feedback/EmptyState';

/** The tablet's storage does not answer: whether there are orders is not known, and that is what is said. */
export function BoardError({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert">
      <EmptyState
        icon={<HardDrive aria-hidden="true" size={40} />}
        title={<Trans>This tablet can't read its orders right now</Trans>}
        action={
          <Button tone="outline" onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        <Trans>
          There may be open orders that you don't see here. If it stays like this, reload the page
          or use another tablet.
        </Trans>
      </EmptyState>
    </div>
  );
}

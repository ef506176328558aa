import { Trans } from '@lingui/react/macro';
import { CannotRead } from '../../shared/failures/CannotRead';

/** Unreadable storage: unknown whether there are orders. */
export function BoardError({ onRetry }: { onRetry: () => void }) {
  return (
    <CannotRead
      title={<Trans>This tablet can't read its orders right now</Trans>}
      onRetry={onRetry}
    >
      <Trans>
        There may be open orders that you don't see here. If it stays like this, reload the page or
        use another tablet.
      </Trans>
    </CannotRead>
  );
}

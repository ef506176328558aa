import { Trans } from '@lingui/react/macro';
import { CannotRead } from '../../shared/failures/CannotRead';

/** The tablet's storage does not answer: whether there are orders is not known, and that is what is said. */
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

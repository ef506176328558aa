import { Trans } from '@lingui/react/macro';
import { Button } from '../../ui/controls/Button';

/** Clears prefilled personal data. */
export function NotYou({ onClear }: { onClear: () => void }) {
  return (
    <div>
      <Button tone="quiet" size="compact" onClick={onClear}>
        <Trans>Not you? Clear</Trans>
      </Button>
    </div>
  );
}

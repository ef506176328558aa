import { Trans } from '@lingui/react/macro';
import { Button } from '../../ui/controls/Button';

/** Empties a form that the device has filled in for somebody else. */
export function NotYou({ onClear }: { onClear: () => void }) {
  return (
    <div>
      <Button tone="quiet" size="compact" onClick={onClear}>
        <Trans>Not you? Clear</Trans>
      </Button>
    </div>
  );
}

import { Trans } from '@lingui/react/macro';
import { Button } from '../../../ui/controls/Button';

type TheirsOrMineProps = {
  onTheirs: () => void;
  /** null hides the button: the own change is not possible any more. */
  onMine: (() => void) | null;
};

/** Keeps a colleague's change, or applies the own one. */
export function TheirsOrMine({ onTheirs, onMine }: TheirsOrMineProps) {
  return (
    <>
      <Button tone="outline" size="compact" onClick={onTheirs}>
        <Trans>Keep theirs</Trans>
      </Button>
      {onMine && (
        <Button tone="outline" size="compact" onClick={onMine}>
          <Trans>Use mine</Trans>
        </Button>
      )}
    </>
  );
}

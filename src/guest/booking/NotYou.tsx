import { useLingui } from '@lingui/react/macro';
import { Button } from '../../ui/controls/Button';

/** Clears prefilled personal data. */
export function NotYou({ onClear }: { onClear: () => void }) {
  const { t } = useLingui();
  return (
    <div>
      <Button tone="quiet" size="compact" onClick={onClear}>{t`Not you? Clear`}</Button>
    </div>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { CloudOff, SearchX, UtensilsCrossed } from 'lucide-react';
import { Button } from '../../ui/controls/controls';
import { EmptyState } from '../../ui/feedback/states';

/** Tells the guest that the menu could not be loaded and no copy is stored. */
export function MenuFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <EmptyState icon={<CloudOff size={40} />} action={<RetryButton onRetry={onRetry} />}>
      <Trans>The menu didn't load.</Trans>
    </EmptyState>
  );
}

export function MenuEmpty({ onRetry }: { onRetry: () => void }) {
  return (
    <EmptyState icon={<UtensilsCrossed size={40} />} action={<RetryButton onRetry={onRetry} />}>
      <Trans>The menu is being updated. Ask the team.</Trans>
    </EmptyState>
  );
}

export function MenuNothingFound({ query, onClear }: { query: string; onClear: () => void }) {
  const { t } = useLingui();
  return (
    <EmptyState
      icon={<SearchX size={40} />}
      action={<Button tone="outline" onClick={onClear}>{t`Show all`}</Button>}
    >
      {query
        ? t`Nothing matches "${query}". Try "burger" or "mojito".`
        : t`Nothing matches these filters.`}
    </EmptyState>
  );
}

function RetryButton({ onRetry }: { onRetry: () => void }) {
  const { t } = useLingui();
  return <Button tone="solid" onClick={onRetry}>{t`Try again`}</Button>;
}

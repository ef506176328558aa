import { Trans, useLingui } from '@lingui/react/macro';
import { CloudOff, SearchX, UtensilsCrossed } from 'lucide-react';
import { Button } from '../../ui/controls/Button';
import { EmptyState } from '../../ui/feedback/EmptyState';

/** The menu could not be had, and there is no saved one either. */
export function MenuFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <EmptyState
      icon={<CloudOff aria-hidden="true" size={40} />}
      action={<RetryButton onRetry={onRetry} />}
    >
      <Trans>The menu didn't load.</Trans>
    </EmptyState>
  );
}

/** The server answered with an empty menu. */
export function MenuEmpty({ onRetry }: { onRetry: () => void }) {
  return (
    <EmptyState
      icon={<UtensilsCrossed aria-hidden="true" size={40} />}
      action={<RetryButton onRetry={onRetry} />}
    >
      <Trans>The menu is being updated. Ask the team.</Trans>
    </EmptyState>
  );
}

/** Search and filters together leave nothing. */
type MenuNothingFoundProps = { query: string; onClear: () => void };

export function MenuNothingFound({ query, onClear }: MenuNothingFoundProps) {
  const { t } = useLingui();
  return (
    <EmptyState
      icon={<SearchX aria-hidden="true" size={40} />}
      action={
        <Button tone="outline" onClick={onClear}>
          <Trans>Show all</Trans>
        </Button>
      }
    >
      {query
        ? t`Nothing matches "${query}". Try "burger" or "mojito".`
        : t`Nothing matches these filters.`}
    </EmptyState>
  );
}

function RetryButton({ onRetry }: { onRetry: () => void }) {
  return (
    <Button tone="solid" onClick={onRetry}>
      <Trans>Try again</Trans>
    </Button>
  );
}

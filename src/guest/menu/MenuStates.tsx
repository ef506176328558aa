import { useLingui } from '@lingui/react/macro';
import { CloudOff, SearchX, UtensilsCrossed } from 'lucide-react';
import { Button } from '../../ui/controls/controls';
import { EmptyState } from '../../ui/feedback/states';

/** Tells the guest that the menu has no dishes, or could not be loaded and no copy is stored. */
export function NoMenu({ hasFailed, onRetry }: { hasFailed: boolean; onRetry: () => void }) {
  const { t } = useLingui();
  const Icon = hasFailed ? CloudOff : UtensilsCrossed;
  return (
    <EmptyState
      icon={<Icon size={40} />}
      action={<Button onClick={onRetry}>{t`Try again`}</Button>}
    >
      {hasFailed ? t`The menu didn't load.` : t`The menu is being updated. Ask the team.`}
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

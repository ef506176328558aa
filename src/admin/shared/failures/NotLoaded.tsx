import { Trans } from '@lingui/react/macro';
import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/controls/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';

type NotLoadedProps = {
  icon?: ReactNode;
  title?: ReactNode;
  onRetry: () => void;
  children?: ReactNode;
};

/** Shows that the server did not respond, unless the icon names another reason. */
export function NotLoaded({ icon, title, onRetry, children }: NotLoadedProps) {
  return (
    <EmptyState
      icon={icon ?? <CloudOff aria-hidden="true" size={32} />}
      title={title}
      action={
        <Button tone="outline" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      {children}
    </EmptyState>
  );
}

import { Trans } from '@lingui/react/macro';
import { HardDrive } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/controls/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';

type CannotReadProps = { title: ReactNode; onRetry: () => void; children?: ReactNode };

/** Unreadable storage: its content is unknown. */
export function CannotRead({ title, onRetry, children }: CannotReadProps) {
  return (
    <div role="alert">
      <EmptyState
        icon={<HardDrive aria-hidden="true" size={40} />}
        title={title}
        action={
          <Button tone="outline" onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        {children}
      </EmptyState>
    </div>
  );
}

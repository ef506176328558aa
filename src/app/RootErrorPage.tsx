import { Trans, useLingui } from '@lingui/react/macro';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { Button } from '../ui/controls/Button';
import { EmptyState } from '../ui/feedback/EmptyState';

/** What is left when a screen breaks: nothing saved on the phone is touched, and a way on. */
export function RootErrorPage({ error }: ErrorComponentProps) {
  const { t } = useLingui();
  return (
    <main>
      <EmptyState
        title={t`Something went wrong. Please try again.`}
        action={
          <Button tone="solid" onClick={() => window.location.reload()}>
            <Trans>Reload the page</Trans>
          </Button>
        }
      >
        <p>
          <Trans>Your basket and everything saved on this phone are safe.</Trans>
        </p>
        <details>
          <summary>
            <Trans>Details</Trans>
          </summary>
          <code>{error instanceof Error ? error.message : String(error)}</code>
        </details>
      </EmptyState>
    </main>
  );
}

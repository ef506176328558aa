import { useLingui } from '@lingui/react/macro';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { Button } from '../ui/controls/controls';
import { EmptyState, ErrorDetails } from '../ui/feedback/states';
import { Container } from '../ui/layout/Flow';

/** Shows the staff error page, which first of all warns that no alarm rings. */
export function StaffErrorPage({ error }: ErrorComponentProps) {
  const { t } = useLingui();
  return (
    <Container as="main">
      <div role="alert">
        <EmptyState
          titleAs="h1"
          title={t`This tablet can't show the app. Its alarm does not ring.`}
          action={
            <Button tone="solid" size="cta" onClick={() => window.location.reload()}>
              {t`Reload the page`}
            </Button>
          }
        >
          <p>{t`Everything saved on this tablet is safe, including unsent changes.`}</p>
          <ErrorDetails error={error} />
        </EmptyState>
      </div>
    </Container>
  );
}

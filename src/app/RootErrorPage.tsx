import { useLingui } from '@lingui/react/macro';
import { Button } from '../ui/controls/controls';
import { EmptyState, ErrorDetails } from '../ui/feedback/states';
import { Container } from '../ui/layout/Flow';

/** Shows the error page with a link on; the crash leaves stored data untouched. */
export function RootErrorPage({ error }: { error: Error }) {
  const { t } = useLingui();
  return (
    <Container as="main">
      <EmptyState
        titleAs="h1"
        title={t`Something went wrong. Please try again.`}
        action={
          <Button tone="solid" onClick={() => window.location.reload()}>
            {t`Reload the page`}
          </Button>
        }
      >
        <p>{t`Your cart and everything saved on this phone are safe.`}</p>
        <ErrorDetails error={error} />
      </EmptyState>
    </Container>
  );
}

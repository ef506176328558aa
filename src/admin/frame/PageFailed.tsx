import { Trans, useLingui } from '@lingui/react/macro';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { CloudOff, TriangleAlert } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useIsOffline } from '../../data/react/staff/use-live';
import { dismissStorageNotice, useStorageNotice } from '../../data/react/use-outbox';
import { useStorageText } from '../../i18n/storage-text';
import { useAfterTap } from '../../ui/after-tap';
import { Button } from '../../ui/controls/Button';
import { Banner } from '../../ui/feedback/Banner';
import { EmptyState, ErrorDetails } from '../../ui/feedback/EmptyState';
import { Row } from '../../ui/layout/Flow';
import { Container } from '../../ui/layout/Section';
import { usePageTitle } from '../page/Page';

/** Shows a page that could not load or crashed, and retries when the connection is back. */
export function PageFailed({ error, reset }: ErrorComponentProps) {
  const { t } = useLingui();
  const isOffline = useIsOffline();
  const { isTrying, tryAgain } = useAnotherTry(reset);
  useWhenBack(isOffline, tryAgain);
  usePageTitle(t`Not opened · Bar Bliss`);
  const Icon = isOffline ? CloudOff : TriangleAlert;
  return (
    <Container role="alert">
      <EmptyState
        icon={<Icon size={40} />}
        title={
          isOffline
            ? t`This page is not on this tablet yet`
            : t`This page can't be opened right now`
        }
        action={
          <Row as="span" align="stretch" justify="end">
            {!isOffline && (
              <Button tone="quiet" size="cta" onClick={() => window.location.reload()}>
                <Trans>Reload the page</Trans>
              </Button>
            )}
            <Button tone="outline" size="cta" busy={isTrying} onClick={tryAgain}>
              <Trans>Try again</Trans>
            </Button>
          </Row>
        }
      >
        <p>
          {isOffline
            ? t`It opens when the connection is back. The other pages and the alarm keep working.`
            : t`The other pages and the alarm keep working.`}
        </p>
        {!isOffline && <ErrorDetails error={error} />}
      </EmptyState>
    </Container>
  );
}

/** The router loads the page's chunks again before rendering. */
function useAnotherTry(reset: () => void) {
  const router = useRouter();
  const [isTrying, setTrying] = useState(false);
  async function fetchAndDraw() {
    setTrying(true);
    await router.load().finally(() => setTrying(false));
    reset();
  }
  return { isTrying, tryAgain: () => void fetchAndDraw() };
}

function useWhenBack(isOffline: boolean, then: () => void): void {
  const was = useRef(isOffline);
  useEffect(() => {
    if (was.current && !isOffline) then();
    was.current = isOffline;
  }, [isOffline, then]);
}

/** Shows a storage failure of this tablet until a person has read the message. */
export function StorageBanner() {
  const { t } = useLingui();
  const notice = useStorageNotice();
  const isDue = useAfterTap(notice !== null);
  const storageText = useStorageText();
  if (notice === null || !isDue) return null;
  return (
    <Banner
      tone="danger"
      icon={<TriangleAlert size={22} />}
      action={
        <Button tone="quiet" size="compact" onClick={dismissStorageNotice}>{t`Close`}</Button>
      }
    >
      {storageText(notice.kind, notice.lost)}
    </Banner>
  );
}

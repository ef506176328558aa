import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/controls/Button';
import { ErrorBox } from './ErrorBox';

type ReadingFailedProps = {
  isAsking: boolean;
  onRetry: () => void;
  /** Names the missing data, if worth naming. */
  children?: ReactNode;
};

/** Shows that the server did not respond. Data below, if any, is older. */
export function ReadingFailed({ isAsking, onRetry, children }: ReadingFailedProps) {
  return (
    <ErrorBox
      action={
        <Button tone="outline" size="compact" busy={isAsking} onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      {children ?? <Trans>This can't be loaded right now.</Trans>}
    </ErrorBox>
  );
}

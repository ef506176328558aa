import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/controls/Button';
import { ErrorBox } from './ErrorBox';

type ReadingFailedProps = {
  isAsking: boolean;
  onRetry: () => void;
  /** What could not be read, where that is worth saying. */
  children?: ReactNode;
};

/** The server did not answer. What is shown below, if anything, is from an earlier answer. */
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

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { EntryAction } from '#domain/sync/entry-actions';
import type { QueueRow } from '../../data/react/staff/use-staff-queue';
import { Button } from '../../ui/controls/Button';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog';
import { useQueueText } from './use-queue-text';

const WORDS: Record<EntryAction, MessageDescriptor> = {
  retry: msg`Try again`,
  'sign-in': msg`Sign In`,
  update: msg`Update now`,
  dismiss: msg`Dismiss`,
  discard: msg`Discard`,
};

type QueueActionProps = {
  action: EntryAction;
  row: QueueRow;
  isBusy: boolean;
  onRun: (action: EntryAction) => void;
};

/** Offers an action for a waiting mutation. Discarding asks first. */
export function QueueAction({ action, row, isBusy, onRun }: QueueActionProps) {
  const { t } = useLingui();
  const [isAsking, setAsking] = useState(false);
  const queueText = useQueueText();
  const what = queueText(row);
  const isLoss = action === 'discard';
  return (
    <>
      <Button
        tone={isLoss ? 'quiet' : 'outline'}
        busy={isBusy}
        onClick={() => (isLoss ? setAsking(true) : onRun(action))}
      >
        {t(WORDS[action])}
        <VisuallyHidden>{`: ${what}`}</VisuallyHidden>
      </Button>
      {isLoss && (
        <ConfirmDialog
          isOpen={isAsking}
          title={t`Discard this change?`}
          confirmLabel={t(WORDS.discard)}
          cancelLabel={t`Keep it`}
          onConfirm={() => {
            setAsking(false);
            onRun('discard');
          }}
          onCancel={() => setAsking(false)}
        >
          <Trans>{what} and later changes to the same record will not be sent.</Trans>
        </ConfirmDialog>
      )}
    </>
  );
}

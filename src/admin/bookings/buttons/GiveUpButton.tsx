import { Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/controls/Button';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog';

type GiveUpButtonProps = {
  name: string;
  /** Staff decline a pending booking instead of cancelling it. */
  isPending: boolean;
  /** The guest gets a mail; without an address staff must call. */
  isTold: boolean;
  onGiveUp: () => void;
};

/** Asks before declining or cancelling, because nobody can undo either. */
export function GiveUpButton({ name, isPending, isTold, onGiveUp }: GiveUpButtonProps) {
  const { t } = useLingui();
  const [isAsking, setAsking] = useState(false);
  const label = isPending ? t`Decline` : t`Cancel the booking`;
  return (
    <>
      <Button
        tone="quiet"
        icon={<X aria-hidden="true" size={20} />}
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
      >
        {label}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={isPending ? t`Decline the booking of ${name}?` : t`Cancel the booking of ${name}?`}
        confirmLabel={label}
        cancelLabel={t`Keep it`}
        onConfirm={() => {
          setAsking(false);
          onGiveUp();
        }}
        onCancel={() => setAsking(false)}
      >
        {isTold ? (
          <Trans>The table is free again at once, and the guest is told by email.</Trans>
        ) : (
          <Trans>The table is free again at once. Nobody tells the guest: please call.</Trans>
        )}
      </ConfirmDialog>
    </>
  );
}

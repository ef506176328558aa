import { type ComponentProps, type ReactNode, useState } from 'react';
import { Button } from '../../ui/controls/Button';
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog';

type AskButtonProps = Omit<ComponentProps<typeof Button>, 'onClick'> & {
  ask: ReactNode;
  /** Says what then happens, if it is not plain. */
  because?: ReactNode;
  /** Missing: the button's own words. */
  confirmLabel?: ReactNode;
  cancelLabel: ReactNode;
  onConfirm: () => void;
};

/** A button for what nobody can undo: it asks first. */
export function AskButton(props: AskButtonProps) {
  const { ask, because, confirmLabel, cancelLabel, onConfirm, ...button } = props;
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        aria-haspopup="dialog"
        {...button}
        onClick={() => !button.unavailable && setAsking(true)}
      />
      <ConfirmDialog
        isOpen={isAsking}
        title={ask}
        confirmLabel={confirmLabel ?? button.children}
        cancelLabel={cancelLabel}
        onConfirm={() => {
          setAsking(false);
          onConfirm();
        }}
        onCancel={() => setAsking(false)}
      >
        {because}
      </ConfirmDialog>
    </>
  );
}

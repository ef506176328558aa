import { type ComponentProps, type ReactNode, Suspense, useState } from 'react';
import { Button } from '../../ui/controls/Button';

type OpenButtonProps = Omit<ComponentProps<typeof Button>, 'onClick'> & {
  /** The dialog or panel, which may be a lazy part. */
  opens: (close: () => void) => ReactNode;
};

/** A button that shows a dialog or a panel until somebody closes it. */
export function OpenButton({ opens, ...button }: OpenButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        aria-haspopup="dialog"
        {...button}
        onClick={() => !button.unavailable && setOpen(true)}
      />
      {isOpen && <Suspense>{opens(() => setOpen(false))}</Suspense>}
    </>
  );
}

import { Trans } from '@lingui/react/macro';
import { ScanLine } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/controls/Button';

// It brings the camera and what reads codes.
const TakeInDialog = lazy(() =>
  import('./TakeInDialog').then((part) => ({ default: part.TakeInDialog })),
);

/** Opens what takes an order off a guest's phone. */
export function TakeInButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        tone="outline"
        size="compact"
        icon={<ScanLine aria-hidden="true" size={20} />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Trans>Take in</Trans>
      </Button>
      <Suspense fallback={null}>
        {isOpen && <TakeInDialog onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}

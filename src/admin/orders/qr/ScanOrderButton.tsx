import { Trans } from '@lingui/react/macro';
import { ScanLine } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/controls/Button';
import { ScanOrderDialog } from './ScanOrderDialog';

export function ScanOrderButton() {
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
        <Trans>Scan order</Trans>
      </Button>
      {isOpen && <ScanOrderDialog onClose={() => setOpen(false)} />}
    </>
  );
}

import type { ReactNode } from 'react';
import { Button } from '../../../ui/controls/Button';

type OpenButtonProps = { icon: ReactNode; onOpen: () => void; children: ReactNode };

/** Opens one of the ways to show an order to the team. */
export function OpenButton({ icon, onOpen, children }: OpenButtonProps) {
  return (
    <Button tone="outline" size="cta" block icon={icon} aria-haspopup="dialog" onClick={onOpen}>
      {children}
    </Button>
  );
}

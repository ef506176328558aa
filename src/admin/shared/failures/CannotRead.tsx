import { HardDrive } from 'lucide-react';
import type { ReactNode } from 'react';
import { NotLoaded } from './NotLoaded';

type CannotReadProps = { title: ReactNode; onRetry: () => void; children?: ReactNode };

/** Shows unreadable storage, whose content is unknown. */
export function CannotRead(props: CannotReadProps) {
  return (
    <div role="alert">
      <NotLoaded {...props} icon={<HardDrive aria-hidden="true" size={40} />} />
    </div>
  );
}

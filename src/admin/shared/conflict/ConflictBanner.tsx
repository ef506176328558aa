import { Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { Banner } from '../../../ui/feedback/Banner';
import { ConflictChoice, type ConflictChoiceProps } from './ConflictChoice';

type ConflictBannerProps = ConflictChoiceProps & { children: ReactNode };

/** Shows a conflict in a panel. */
export function ConflictBanner({ children, conflict, onMine = null }: ConflictBannerProps) {
  return (
    <Banner
      tone="honey"
      shape="box"
      icon={<Users aria-hidden="true" size={20} />}
      action={conflict.kind === 'moved' && <ConflictChoice conflict={conflict} onMine={onMine} />}
    >
      {children}
    </Banner>
  );
}

import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Banner } from '../../../ui/feedback/Banner';

type ErrorBoxProps = { children: ReactNode; action?: ReactNode };

/** What went wrong, read out at once. */
export function ErrorBox({ children, action }: ErrorBoxProps) {
  return (
    <Banner
      tone="danger"
      shape="box"
      role="alert"
      icon={<CircleAlert aria-hidden="true" size={20} />}
      action={action}
    >
      {children}
    </Banner>
  );
}

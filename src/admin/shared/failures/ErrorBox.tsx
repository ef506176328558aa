import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Banner } from '../../../ui/feedback/Banner';

type ErrorBoxProps = { children: ReactNode; action?: ReactNode };

/** Shows an error and announces the error immediately. */
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

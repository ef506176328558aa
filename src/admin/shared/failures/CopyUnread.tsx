import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden';
import { CannotRead } from './CannotRead';

export type Reading = { state: 'loading' | 'ready' | 'error'; onRetry: () => void };

type CopyUnreadProps = Reading & {
  /** The heading of the error: names what this tablet cannot read. */
  title: ReactNode;
  /** Name of the loading part, for screen readers. */
  loading: ReactNode;
  className: string;
  /** Skeletons in the shape of the page, shown while it loads. */
  children: ReactNode;
};

/** A page while this tablet's copy is being read, or when it cannot be. */
export function CopyUnread(props: CopyUnreadProps) {
  const { state, title, loading, className, onRetry, children } = props;
  if (state === 'error') {
    return (
      <div className={className}>
        <CannotRead title={title} onRetry={onRetry} />
      </div>
    );
  }
  return (
    <div className={className}>
      <VisuallyHidden>
        <p role="status">{loading}</p>
      </VisuallyHidden>
      {children}
    </div>
  );
}

import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden';
import { CannotRead } from './CannotRead';

export type Reading = { state: 'loading' | 'ready' | 'error'; onRetry: () => void };

type CopyUnreadProps = Reading & {
  /** The heading of the error names the data that this tablet cannot read. */
  title: ReactNode;
  /** Screen readers read this name of the loading part. */
  loading: ReactNode;
  className: string;
  /** Skeletons have the shape of the page and stand in while the page loads. */
  children: ReactNode;
};

/** Shows a page's state while the tablet reads its copy, or when the copy is unreadable. */
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

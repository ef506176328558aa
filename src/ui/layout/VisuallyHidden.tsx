import type { ElementType, ReactNode } from 'react';
import * as styles from './VisuallyHidden.css';

type VisuallyHiddenProps = {
  as?: 'span' | 'div' | 'h1' | 'h2' | 'h3' | 'caption';
  id?: string;
  children: ReactNode;
};

export function VisuallyHidden({ as, id, children }: VisuallyHiddenProps) {
  const Element: ElementType = as ?? 'span';
  return (
    <Element id={id} className={styles.hidden}>
      {children}
    </Element>
  );
}

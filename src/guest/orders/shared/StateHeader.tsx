import { type ReactNode, useEffect, useRef } from 'react';
import { Heading } from '../../../ui/layout/Flow';
import { usePageTitle } from '../../use-page-title';
import * as styles from './StateHeader.css';

type StateHeaderProps = {
  tone: keyof typeof styles.tone;
  icon: ReactNode;
  title: string;
  /** The page title, if it differs from the headline. */
  pageTitle?: string;
  children?: ReactNode;
};

/** Shows the order's status headline, which takes the focus on each change. */
export function StateHeader({ tone, icon, title, pageTitle, children }: StateHeaderProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTitle(pageTitle ?? title);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <section className={styles.tone[tone]}>
      <span className={styles.icon[tone]}>{icon}</span>
      <Heading level={1} size="displayL" ref={heading} tabIndex={-1}>
        {title}
      </Heading>
      {children && <div className={styles.body}>{children}</div>}
    </section>
  );
}

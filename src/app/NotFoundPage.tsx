import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { LinkButton } from '../ui/controls/LinkButton';
import { Link } from '../ui/router/Link';
import * as text from '../ui/theme/text.css';
import * as styles from './NotFoundPage.css';

export function NotFoundPage() {
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  const title = t`Page Not Found`;
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => heading.current?.focus(), []);
  return (
    <main className={styles.page}>
      <img src="/photos/ice-404-640.avif" alt="" width={640} height={640} className={styles.art} />
      <h1 ref={heading} tabIndex={-1} className={text.displayL}>
        {title}
      </h1>
      <p className={text.body}>{t`This page doesn't exist.`}</p>
      <nav aria-label={t`Next steps`} className={styles.ways}>
        <LinkButton asChild size="cta">
          <Link to="/" hash="menu">{t`See the menu`}</Link>
        </LinkButton>
        <LinkButton asChild size="cta" tone="outline">
          <Link to="/">{t`Home`}</Link>
        </LinkButton>
      </nav>
    </main>
  );
}

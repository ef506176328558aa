import { Trans } from '@lingui/react/macro';
import { Suspense } from 'react';
import { useMenu } from '../../data/react/use-menu';
import { lazyPart } from '../../ui/layout/lazy-part';
import { Section } from '../../ui/layout/Section';
import { MenuBrowser, MenuLoading } from './MenuBrowser';
import * as styles from './MenuSection.css';

// This part loads lazily because guests rarely see it; until then the page shows loading.
const MenuEmpty = lazyPart(() => import('./MenuStates').then((part) => part.MenuEmpty));
const MenuFailed = lazyPart(() => import('./MenuStates').then((part) => part.MenuFailed));

export function MenuSection() {
  return (
    <Section id="menu" title={<Trans>Menu</Trans>} className={styles.section}>
      <Suspense fallback={<MenuLoading />}>
        <MenuBody />
      </Suspense>
    </Section>
  );
}

function MenuBody() {
  const menu = useMenu();
  const hasItems = menu.items.some((item) => item.isAvailable);
  if (hasItems) return <MenuBrowser {...menu} />;
  if (menu.state === 'loading') return <MenuLoading />;
  if (menu.state === 'error') return <MenuFailed onRetry={menu.reload} />;
  return <MenuEmpty onRetry={menu.reload} />;
}

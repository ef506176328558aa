import { Trans } from '@lingui/react/macro';
import { useMenu } from '../../data/react/use-menu';
import { Section } from '../../ui/layout/Section';
import { MenuBrowser } from './MenuBrowser';
import { MenuLoading } from './MenuLoading';
import * as styles from './MenuSection.css';
import { MenuEmpty, MenuFailed } from './MenuStates';

/** The menu: loading, unreachable, empty or there. */
export function MenuSection() {
  return (
    <Section id="menu" title={<Trans>Menu</Trans>} className={styles.section}>
      <MenuBody />
    </Section>
  );
}

function MenuBody() {
  const menu = useMenu();
  const hasItems = menu.items.some((item) => item.isAvailable);
  if (hasItems) return <MenuBrowser categories={menu.categories} items={menu.items} />;
  if (menu.state === 'loading') return <MenuLoading />;
  if (menu.state === 'error') return <MenuFailed onRetry={menu.reload} />;
  return <MenuEmpty onRetry={menu.reload} />;
}

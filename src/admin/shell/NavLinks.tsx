import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import * as styles from './NavRail.css';
import { NAV_ITEMS } from './nav-items';

type NavLinksProps = { look: 'rail' | 'drawer'; onChoose?: () => void };

/** The list of staff pages; the open one is marked. */
export function NavLinks({ look, onChoose }: NavLinksProps) {
  const { t } = useLingui();
  return (
    <ul className={styles.list}>
      {NAV_ITEMS.map(({ to, label, icon: Icon }) => (
        <li key={to}>
          <Link
            to={to}
            onClick={onChoose}
            className={look === 'rail' ? styles.railLink : styles.drawerLink}
          >
            <Icon aria-hidden="true" size={24} />
            {t(label)}
          </Link>
        </li>
      ))}
    </ul>
  );
}

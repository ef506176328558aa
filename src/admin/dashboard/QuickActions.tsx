import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { CalendarDays, type LucideIcon, Users, Utensils, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { LinkButton } from '../../ui/controls/LinkButton';
import * as styles from './Dashboard.css';
import { DashboardSection } from './DashboardSection';

const ACTIONS: readonly { to: string; icon: LucideIcon; words: ReactNode }[] = [
  { to: 'menu/items', icon: Utensils, words: <Trans>Manage Menu</Trans> },
  { to: 'reservations/tables', icon: CalendarDays, words: <Trans>View Reservations</Trans> },
  { to: 'staff', icon: Users, words: <Trans>Manage Staff</Trans> },
  { to: 'financials', icon: Wallet, words: <Trans>View Financials</Trans> },
];

/** The ways that are taken most. */
export function QuickActions() {
  return (
    <DashboardSection title={<Trans>Quick Actions</Trans>}>
      <ul className={styles.actions}>
        {ACTIONS.map(({ to, icon: Icon, words }) => (
          <li key={to}>
            <LinkButton
              asChild
              tone="outline"
              size="cta"
              block
              icon={<Icon aria-hidden="true" size={20} />}
            >
              <Link to="/admin/$" params={{ _splat: to }}>
                {words}
              </Link>
            </LinkButton>
          </li>
        ))}
      </ul>
    </DashboardSection>
  );
}

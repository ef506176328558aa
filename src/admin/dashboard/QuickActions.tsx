import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { CalendarDays, type LucideIcon, Users, Utensils, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { may, ROLES, type Role } from '#domain/staff/roles';
import { LinkButton } from '../../ui/controls/LinkButton';
import * as styles from './Dashboard.css';
import { DashboardSection } from './DashboardSection';

type Action = { to: string; icon: LucideIcon; words: ReactNode; roles?: readonly Role[] };

const ACTIONS: readonly Action[] = [
  { to: 'menu/items', icon: Utensils, words: <Trans>Manage Menu</Trans> },
  { to: 'reservations/tables', icon: CalendarDays, words: <Trans>View Reservations</Trans> },
  { to: 'staff', icon: Users, words: <Trans>Manage Staff</Trans>, roles: ['super_admin'] },
  {
    to: 'financials',
    icon: Wallet,
    words: <Trans>View Financials</Trans>,
    roles: ROLES.filter((role) => may(role, 'money.read')),
  },
];

/** Shows frequent pages that this role may open. */
export function QuickActions({ role }: { role: string }) {
  const actions = ACTIONS.filter(({ roles = ROLES }) => roles.some((one) => one === role));
  return (
    <DashboardSection title={<Trans>Quick Actions</Trans>}>
      <ul className={styles.actions}>
        {actions.map(({ to, icon: Icon, words }) => (
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

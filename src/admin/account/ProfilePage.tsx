import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Grid3x3, KeyRound } from 'lucide-react';
import { may } from '#domain/staff/roles';
import { type StaffUser, useStaffSession } from '../../data/react/staff/use-staff-session';
import { LinkButton } from '../../ui/controls/LinkButton';
import { RoleBadge } from '../page/RoleBadge';
import { fullName, initials } from '../page/staff-name';
import { usePageTitle } from '../page/use-page-title';
import * as styles from './Account.css';

/** Who is signed in, and what their role lets them do. */
export function ProfilePage() {
  const { t } = useLingui();
  const { user } = useStaffSession();
  usePageTitle(t`Profile · Bar Bliss`);
  return (
    <div className={styles.page}>
      {user && (
        <section className={styles.card}>
          <div className={styles.person}>
            <span aria-hidden="true" lang="tr" className={styles.initials}>
              {initials(user)}
            </span>
            <div className={styles.names}>
              <h2 className={styles.name}>{fullName(user)}</h2>
              <span className={styles.email}>{user.email}</span>
              <RoleBadge role={user.role} />
            </div>
          </div>
          <MayDo role={user.role} />
          <p className={styles.lead}>
            <Trans>A super admin changes your name, email and role.</Trans>
          </p>
          <LinkButton asChild tone="outline" icon={<KeyRound aria-hidden="true" size={20} />}>
            <Link to="/admin/change-password">
              <Trans>Change Password</Trans>
            </Link>
          </LinkButton>
          <LinkButton asChild tone="outline" icon={<Grid3x3 aria-hidden="true" size={20} />}>
            <Link to="/admin/shift">
              <Trans>Choose your PIN</Trans>
            </Link>
          </LinkButton>
        </section>
      )}
    </div>
  );
}

function MayDo({ role }: Pick<StaffUser, 'role'>) {
  return (
    <div className={styles.can}>
      <h3 className={styles.heading}>
        <Trans>What you can do</Trans>
      </h3>
      <ul className={styles.list}>
        {may(role, 'orders.change') && (
          <li>
            <Trans>Take and move orders</Trans>
          </li>
        )}
        {may(role, 'reservations.change') && (
          <li>
            <Trans>Manage tables and brunches</Trans>
          </li>
        )}
        {may(role, 'messages.change') && (
          <li>
            <Trans>Answer messages</Trans>
          </li>
        )}
        {may(role, 'inventory.read') && (
          <li>
            <Trans>See what is in stock</Trans>
          </li>
        )}
        {may(role, 'activity.read') && (
          <li>
            <Trans>Read the activity log</Trans>
          </li>
        )}
      </ul>
    </div>
  );
}

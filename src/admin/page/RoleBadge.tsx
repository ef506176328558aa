import { classNames } from '../../ui/class-names';
import * as styles from './RoleBadge.css';

/** Shows a role's name: "SUPER ADMIN" for super_admin. */
export function RoleBadge({ role }: { role: string }) {
  return (
    <span
      lang="en"
      translate="no"
      className={classNames(styles.badge, styles.ground[lookOf(role)])}
    >
      {role.replaceAll('_', ' ').toLocaleUpperCase('en')}
    </span>
  );
}

function lookOf(role: string): keyof typeof styles.ground {
  return role === 'super_admin' || role === 'admin' || role === 'manager' ? role : 'other';
}

import { classNames } from '../../ui/class-names';
import * as styles from './RoleBadge.css';

type Named = { firstName: string; lastName: string };

export function fullName({ firstName, lastName }: Named): string {
  return `${firstName} ${lastName}`.trim();
}

/** Returns initials with Turkish capitals: "ipek" gives İ. */
export function initials({ firstName, lastName }: Named): string {
  return [firstName, lastName].map((name) => firstLetter(name)).join('');
}

function firstLetter(name: string): string {
  const [letter = ''] = name.trim();
  return letter.toLocaleUpperCase('tr');
}

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

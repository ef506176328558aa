import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Grid3x3, KeyRound } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Ability } from '#domain/staff/roles';
import { may } from '#domain/staff/roles';
import { useStaffSession } from '../../data/react/use-staff-session';
import { LinkButton } from '../../ui/controls/LinkButton';
import { Heading, Row, Stack, Text } from '../../ui/layout/Flow';
import { fullName, initials, RoleBadge, usePageTitle } from '../page/page-parts';
import * as styles from './Account.css';
import { PasskeysSection } from './PasskeysSection';

const ABILITIES: readonly (readonly [Ability, MessageDescriptor])[] = [
  ['orders.change', msg`Take and move orders`],
  ['menu.availability', msg`Mark dishes as sold out`],
  ['reservations.change', msg`Confirm bookings and seat guests`],
  ['messages.change', msg`Reply to messages`],
  ['orders.reopen', msg`Reopen finished orders`],
  ['tables.change', msg`Add and change tables`],
  ['money.read', msg`See the revenue`],
  ['money.change', msg`Record income and expenses`],
  ['till.close', msg`Close the day`],
  ['inventory.read', msg`See what is in stock`],
  ['activity.read', msg`Read the activity log`],
];

export function ProfilePage() {
  const { t } = useLingui();
  const { user } = useStaffSession();
  usePageTitle(t`Profile · Bar Bliss`);
  return (
    <div className={styles.profile}>
      {user && (
        <section className={styles.card}>
          <Row gap={16}>
            <span aria-hidden="true" lang="tr" className={styles.initials}>
              {initials(user)}
            </span>
            <Stack gap={4} align="start">
              <h2 className={styles.name}>{fullName(user)}</h2>
              <span className={styles.email}>{user.email}</span>
              <RoleBadge role={user.role} />
            </Stack>
          </Row>
          <Text size="body" tone="muted">{t`The owner can change your name, email and role.`}</Text>
          <LinkButton asChild tone="outline" icon={<KeyRound size={20} />}>
            <Link to="/admin/change-password">{t`Change Password`}</Link>
          </LinkButton>
          <LinkButton asChild tone="outline" icon={<Grid3x3 size={20} />}>
            <Link to="/admin/shift">{t`Choose your PIN`}</Link>
          </LinkButton>
        </section>
      )}
      {user && <PasskeysSection key={user.id} />}
      {user && (
        <section className={styles.card}>
          <Rights
            title={<Trans>What you can do</Trans>}
            abilities={ABILITIES.filter(([ability]) => may(user.role, ability))}
          />
          <Rights
            title={<Trans>Ask a manager or an admin for this</Trans>}
            abilities={ABILITIES.filter(([ability]) => !may(user.role, ability))}
          />
        </section>
      )}
    </div>
  );
}

function Rights({ title, abilities }: { title: ReactNode; abilities: typeof ABILITIES }) {
  const { t } = useLingui();
  if (abilities.length === 0) return null;
  return (
    <Stack gap={8}>
      <Heading size="item">{title}</Heading>
      <ul className={styles.list}>
        {abilities.map(([ability, words]) => (
          <li key={ability}>{t(words)}</li>
        ))}
      </ul>
    </Stack>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import type { DemoAccount, DemoSignIn } from '#domain/staff/demo-accounts';
import { Heading, Hint } from '../../ui/layout/Flow';
import { RoleBadge } from '../page/page-parts';
import * as styles from './DemoAccounts.css';

type DemoAccountsProps = { door: DemoSignIn; onChoose: (account: DemoAccount) => void };

/** Shows the accounts of a demo installation; choosing one fills the form. */
export function DemoAccounts({ door, onChoose }: DemoAccountsProps) {
  const { t } = useLingui();
  const { accounts, password } = door;
  return (
    <section aria-labelledby="demo-accounts" className={styles.box}>
      <Heading level={2} size="small" weight={700} id="demo-accounts">{t`Demo accounts`}</Heading>
      <Hint>
        <Trans>
          Tap one to fill the form. Password:{' '}
          <code translate="no" className={styles.password}>
            {password}
          </code>
        </Trans>
      </Hint>
      <ul className={styles.list}>
        {accounts.map((account) => (
          <li key={account.email}>
            <button type="button" className={styles.account} onClick={() => onChoose(account)}>
              <span translate="no" className={styles.address}>
                {account.email}
              </span>
              <RoleBadge role={account.role} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

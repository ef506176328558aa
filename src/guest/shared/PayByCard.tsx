import { Trans } from '@lingui/react/macro';
import { CreditCard } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNet } from '../../data/react/use-net';
import { Button } from '../../ui/controls/Button';
import * as text from '../../ui/theme/text.css';
import * as styles from './actions.css';

type PayByCardProps = {
  /** What is paid: `reservationId` with its key, or `orderId`. */
  fields: Readonly<Record<string, string>>;
  children: ReactNode;
};

/** Leads to the bank's own page by a plain form: card details are typed there, never here. */
export function PayByCard({ fields, children }: PayByCardProps) {
  const isOffline = useNet().state === 'offline';
  return (
    <form method="post" action="/pay" className={styles.acts}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button
        type={isOffline ? 'button' : 'submit'}
        size="cta"
        block
        unavailable={isOffline}
        icon={<CreditCard aria-hidden="true" size={20} />}
      >
        {children}
      </Button>
      <p className={text.small}>
        {isOffline ? (
          <Trans>Paying by card needs a connection.</Trans>
        ) : (
          <Trans>You enter your card on VakıfBank's secure page. We never see its number.</Trans>
        )}
      </p>
    </form>
  );
}

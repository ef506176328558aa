import { useLingui } from '@lingui/react/macro';
import { CreditCard } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { openBankPage } from '../../data/network/open-bank-page';
import { useNet } from '../../data/react/use-net';
import { Button } from '../../ui/controls/Button';
import { FailureBanner } from '../../ui/feedback/Banner';
import * as text from '../../ui/theme/text.css';
import * as styles from './shared.css';

type PayByCardProps = {
  /** The target has `reservationId` with its key, or `orderId`. */
  fields: Readonly<Record<string, string>>;
  children: ReactNode;
};

/** Opens the bank's page, the only place where guests enter card details. */
export function PayByCard({ fields, children }: PayByCardProps) {
  const isOffline = useNet().state === 'offline';
  const { t } = useLingui();
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');

  // A browser that returns from the bank's page may show this page in its former state.
  useEffect(() => {
    const comeBack = () => setState('ready');
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, []);

  function pay() {
    if (isOffline) return;
    setState('busy');
    openBankPage(fields).catch(() => setState('failed'));
  }

  return (
    <div className={styles.actions}>
      <FailureBanner>
        {state === 'failed' &&
          t`The bank's page could not be opened. Nothing was paid. Please try again.`}
      </FailureBanner>
      <Button
        size="cta"
        block
        busy={state === 'busy'}
        unavailable={isOffline}
        onClick={pay}
        icon={<CreditCard size={20} />}
      >
        {children}
      </Button>
      <p className={text.small}>
        {isOffline
          ? t`Paying by card needs a connection.`
          : t`You enter your card on VakıfBank's secure page. We never see its number.`}
      </p>
    </div>
  );
}

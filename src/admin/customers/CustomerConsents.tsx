import { Trans, useLingui } from '@lingui/react/macro';
import type { ConsentEntry } from '#domain/club/member-record';
import { formatDateTime } from '../../i18n/format';
import { useLanguage } from '../../i18n/use-language';
import * as styles from './Customers.css';

/** Shows a customer's consents and withdrawals in the words that they saw. A channel's latest entry counts. */
export function CustomerConsents({ consents }: { consents: readonly ConsentEntry[] }) {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <section aria-labelledby="customer-consents" className={styles.section}>
      <h3 id="customer-consents" className={styles.heading}>
        <Trans>Consents</Trans>
      </h3>
      {consents.length === 0 && (
        <p className={styles.hint}>
          <Trans>None given: no offers may be sent.</Trans>
        </p>
      )}
      <ol className={styles.rows}>
        {[...consents].reverse().map((entry) => (
          <li key={`${entry.channel} ${entry.at}`} className={styles.row}>
            <span className={styles.what}>
              <strong>
                {entry.channel === 'email' ? t`Offers by email` : t`Offers by SMS`}:{' '}
                {entry.isGranted ? t`given` : t`withdrawn`}
              </strong>
              {entry.text && (
                <span lang={entry.language} className={styles.letter}>
                  “{entry.text}”
                </span>
              )}
              <span className={styles.hint}>
                {formatDateTime(Date.parse(entry.at), language)} ·{' '}
                <Trans>text of {entry.textVersion}</Trans>
              </span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { MemberDetail } from '#domain/club/member-record';
import { formatDateTime } from '../../i18n/format';
import { useLanguage } from '../../i18n/use-language';
import { Button } from '../../ui/controls/Button';
import { formatCount } from '../shared/figures';
import * as styles from './Customers.css';
import { PointsForm } from './PointsForm';

type CustomerPointsProps = {
  customer: MemberDetail;
  mayCorrect: boolean;
  isLocked: boolean;
  onDone: () => void;
};

const FIRST = 5;

/** Shows the points ledger with a form that corrects the points. */
export function CustomerPoints({ customer, mayCorrect, isLocked, onDone }: CustomerPointsProps) {
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const [isWhole, setWhole] = useState(false);
  const { transactions } = customer.loyalty;
  const shown = isWhole ? transactions : transactions.slice(0, FIRST);
  return (
    <section aria-labelledby="customer-points" className={styles.section}>
      <h3 id="customer-points" className={styles.heading}>
        <Trans>Points ledger</Trans>
      </h3>
      {mayCorrect && !isOpen && (
        <div className={styles.actions}>
          <Button tone="outline" unavailable={isLocked} onClick={() => !isLocked && setOpen(true)}>
            <Trans>Correct the points</Trans>
          </Button>
        </div>
      )}
      {isOpen && (
        <PointsForm
          id={customer.id}
          onClose={() => setOpen(false)}
          onDone={() => {
            setOpen(false);
            onDone();
          }}
        />
      )}
      {transactions.length === 0 && (
        <p className={styles.hint}>
          <Trans>No points yet</Trans>
        </p>
      )}
      <ol className={styles.rows}>
        {shown.map(({ id, description, pointsChange, createdAt }) => (
          <li key={id} className={styles.row}>
            <span className={styles.what}>
              {description}
              <span className={styles.hint}>{formatDateTime(Date.parse(createdAt), language)}</span>
            </span>
            <strong lang="tr" className={styles.amount}>
              {pointsChange > 0 ? `+${formatCount(pointsChange)}` : formatCount(pointsChange)}
            </strong>
          </li>
        ))}
      </ol>
      {shown.length < transactions.length && (
        <div className={styles.actions}>
          <Button tone="outline" onClick={() => setWhole(true)}>
            <Trans>Show all ({transactions.length})</Trans>
          </Button>
        </div>
      )}
    </section>
  );
}

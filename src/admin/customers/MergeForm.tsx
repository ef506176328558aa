import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { MEMBERS, type MemberDetail, mergeMemberInput } from '#domain/club/member-record';
import type { ResourceRecord } from '#domain/resource/resource';
import { useRecords } from '../../data/react/staff/use-records';
import { SearchInput } from '../../ui/controls/SearchInput';
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog';
import { formatCount } from '../shared/figures';
import { CustomerFailed } from './CustomerFailed';
import * as styles from './Customers.css';
import { useCustomerChange } from './use-customer-change';

const MOST = 8;

type MergeFormProps = { customer: MemberDetail; onDone: () => void };

/** Finds the second membership of the same person, and merges it into the open one. */
export function MergeForm({ customer, onDone }: MergeFormProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(customer.name);
  const [chosen, setChosen] = useState<ResourceRecord | null>(null);
  const query = new URLSearchParams({ q: typed, limit: String(MOST) });
  const { rows } = useRecords(MEMBERS.path, query.toString());
  const others = (rows ?? []).filter(({ id }) => id !== customer.id).slice(0, MOST);
  const change = useCustomerChange(customer.id);
  const other = String(chosen?.name ?? '');

  async function merge() {
    const isDone = await change.send('merge', mergeMemberInput, { from: chosen?.id });
    setChosen(null);
    if (isDone) onDone();
  }

  return (
    <div className={styles.form}>
      <SearchInput
        label={t`Find the other membership`}
        clearLabel={t`Clear the search`}
        value={typed}
        onChange={setTyped}
      />
      {rows && others.length === 0 && (
        <p role="status" className={styles.hint}>
          <Trans>Nobody else fits</Trans>
        </p>
      )}
      <ul className={styles.rows}>
        {others.map((row) => (
          <li key={row.id}>
            <button type="button" className={styles.choice} onClick={() => setChosen(row)}>
              {String(row.name)}
              <span className={styles.hint}>
                {String(row.email)} · {formatCount(Number(row.points))} <Trans>points</Trans>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <CustomerFailed failure={change.failure} />
      {chosen && (
        <ConfirmDialog
          title={
            <Trans>
              Merge {other} into {customer.name}?
            </Trans>
          }
          confirmLabel={<Trans>Merge</Trans>}
          cancelLabel={<Trans>Cancel</Trans>}
          busy={change.isBusy}
          onConfirm={() => void merge()}
          onCancel={() => setChosen(null)}
        >
          <Trans>
            Points, orders and bookings move here. The other address can't sign in any more. This
            can't be undone.
          </Trans>
        </ConfirmDialog>
      )}
    </div>
  );
}

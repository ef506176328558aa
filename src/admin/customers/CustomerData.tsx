import { Trans, useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { useState } from 'react';
import * as v from 'valibot';
import { MEMBERS, type MemberDetail, mergeMemberInput } from '#domain/club/member-record';
import type { ResourceRecord } from '#domain/resource/resource';
import { useRecords } from '../../data/react/staff/use-records';
import { Button } from '../../ui/controls/Button';
import { SearchInput } from '../../ui/controls/SearchInput';
import { Heading, Hint, Row, Stack } from '../../ui/layout/Flow';
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog';
import { useDownload } from '../shared/CsvButton';
import { formatCount } from '../shared/figures';
import { CustomerFailed, useCustomerChange } from './CustomerFailed';
import * as styles from './Customers.css';

const MOST = 8;

type MergeFormProps = { customer: MemberDetail; onDone: () => void };

/** Finds the second membership of the same person, and merges it into the open one. */
function MergeForm({ customer, onDone }: MergeFormProps) {
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
      {rows && others.length === 0 && <Hint role="status">{t`Nobody else fits`}</Hint>}
      <ul className={styles.rows}>
        {others.map((row) => (
          <li key={row.id}>
            <button type="button" className={styles.choice} onClick={() => setChosen(row)}>
              {String(row.name)}
              <Hint as="span">
                {String(row.email)} · {formatCount(Number(row.points))} <Trans>points</Trans>
              </Hint>
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

type CustomerDataProps = {
  customer: MemberDetail;
  isLocked: boolean;
  onMerged: () => void;
  onForgotten: () => void;
};

/** Offers the copy and the deletion of a person's data, which the law grants, and merging two memberships. */
export function CustomerData({ customer, isLocked, onMerged, onForgotten }: CustomerDataProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState<'merge' | 'forget' | null>(null);
  const change = useCustomerChange(customer.id);

  async function forget() {
    const isDone = await change.send('forget', v.object({}), {});
    if (isDone) onForgotten();
    else setOpen(null);
  }

  return (
    <Stack as="section" gap={12} aria-labelledby="customer-data">
      <Heading id="customer-data">{t`Personal data`}</Heading>
      <Row align="stretch">
        <ExportButton id={customer.id} isLocked={isLocked} />
        <Button
          tone="outline"
          unavailable={isLocked}
          onClick={() => !isLocked && setOpen(open === 'merge' ? null : 'merge')}
        >
          <Trans>Merge another membership</Trans>
        </Button>
        <Button tone="danger" unavailable={isLocked} onClick={() => !isLocked && setOpen('forget')}>
          <Trans>Delete personal data</Trans>
        </Button>
      </Row>
      <CustomerFailed failure={change.failure} />
      {open === 'merge' && (
        <MergeForm
          customer={customer}
          onDone={() => {
            setOpen(null);
            onMerged();
          }}
        />
      )}
      {open === 'forget' && (
        <ConfirmDialog
          title={<Trans>Delete the data of {customer.name}?</Trans>}
          confirmLabel={<Trans>Delete personal data</Trans>}
          cancelLabel={<Trans>Keep</Trans>}
          busy={change.isBusy}
          onConfirm={() => void forget()}
          onCancel={() => setOpen(null)}
        >
          <Trans>
            Name, address, phone and messages are deleted, and all points are lost. Sums without a
            name stay in the books. This can't be undone.
          </Trans>
        </ConfirmDialog>
      )}
    </Stack>
  );
}

function ExportButton({ id, isLocked }: { id: string; isLocked: boolean }) {
  const { isBusy, download } = useDownload({
    name: `customer-${id}.json`,
    type: 'application/json',
    path: `/api/admin/customers/${id}/export`,
  });
  return (
    <Button
      tone="outline"
      busy={isBusy}
      unavailable={isLocked}
      icon={<Download aria-hidden="true" size={20} />}
      onClick={() => !isLocked && void download()}
    >
      <Trans>Export the data</Trans>
    </Button>
  );
}

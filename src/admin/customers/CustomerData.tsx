import { Trans } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { useState } from 'react';
import * as v from 'valibot';
import type { MemberDetail } from '#domain/club/member-record';
import { Button } from '../../ui/controls/Button';
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog';
import { useDownload } from '../shared/CsvButton';
import { CustomerFailed } from './CustomerFailed';
import * as styles from './Customers.css';
import { MergeForm } from './MergeForm';
import { useCustomerChange } from './use-customer-change';

type CustomerDataProps = {
  customer: MemberDetail;
  isLocked: boolean;
  onMerged: () => void;
  onForgotten: () => void;
};

/** Offers the copy and the deletion of a person's data, which the law grants, and merging two memberships. */
export function CustomerData({ customer, isLocked, onMerged, onForgotten }: CustomerDataProps) {
  const [open, setOpen] = useState<'merge' | 'forget' | null>(null);
  const change = useCustomerChange(customer.id);

  async function forget() {
    const isDone = await change.send('forget', v.object({}), {});
    if (isDone) onForgotten();
    else setOpen(null);
  }

  return (
    <section aria-labelledby="customer-data" className={styles.section}>
      <h3 id="customer-data" className={styles.heading}>
        <Trans>Personal data</Trans>
      </h3>
      <div className={styles.actions}>
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
      </div>
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
    </section>
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

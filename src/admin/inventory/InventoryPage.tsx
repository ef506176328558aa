import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ClipboardPen } from 'lucide-react';
import { INVENTORY } from '#domain/inventory/inventory-item';
import { may } from '#domain/staff/roles';
import { useStaffSession } from '../../data/react/staff/use-staff-session';
import { LinkButton } from '../../ui/controls/LinkButton';
import { RecordsPage } from '../records/RecordsPage';
import * as styles from './Inventory.css';
import { ItemStock } from './ItemStock';
import { useSupplierChoices } from './use-supplier-choices';

function StockTools() {
  return (
    <div className={styles.acts}>
      <LinkButton asChild tone="outline" icon={<ClipboardPen aria-hidden="true" size={20} />}>
        <Link to="/admin/inventory/count">
          <Trans>Count the stock</Trans>
        </Link>
      </LinkButton>
    </div>
  );
}

export function InventoryPage() {
  const suppliers = useSupplierChoices();
  const { user } = useStaffSession();
  const mayBook = user !== null && may(user.role, INVENTORY.change);
  return (
    <RecordsPage
      resource={INVENTORY}
      choices={{ supplierId: suppliers }}
      tools={mayBook && <StockTools />}
      more={(record, again) => (
        <ItemStock item={record} suppliers={suppliers} mayBook={mayBook} onBooked={again} />
      )}
    />
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { BookOpen, ClipboardPen, ListChecks } from 'lucide-react';
import { INVENTORY } from '#domain/inventory/inventory-item';
import { may } from '#domain/staff/roles';
import { useStaffFigures } from '../../data/react/staff/use-staff-figures';
import { useStaffSession } from '../../data/react/staff/use-staff-session';
import { LinkButton } from '../../ui/controls/LinkButton';
import { RecordsPage } from '../records/RecordsPage';
import * as styles from './Inventory.css';
import { ItemStock } from './ItemStock';
import { useSupplierChoices } from './use-suppliers';

function StockTools() {
  const { t } = useLingui();
  const { value } = useStaffFigures<{ items: unknown[] }>(`${INVENTORY.path}/low-stock`);
  const low = value?.items.length ?? 0;
  return (
    <div className={styles.acts}>
      <LinkButton asChild tone="outline" icon={<ListChecks aria-hidden="true" size={20} />}>
        <Link to="/admin/inventory/order-list">
          {low === 0 ? t`Order list` : t`Order list (${low} low)`}
        </Link>
      </LinkButton>
      <LinkButton asChild tone="outline" icon={<ClipboardPen aria-hidden="true" size={20} />}>
        <Link to="/admin/inventory/count">
          <Trans>Count the stock</Trans>
        </Link>
      </LinkButton>
      <LinkButton asChild tone="outline" icon={<BookOpen aria-hidden="true" size={20} />}>
        <Link to="/admin/inventory/recipes">
          <Trans>Recipes</Trans>
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

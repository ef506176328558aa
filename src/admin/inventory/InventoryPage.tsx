import { INVENTORY } from '#domain/inventory/inventory-item';
import { may } from '#domain/staff/roles';
import { useStaffSession } from '../../data/react/staff/use-staff-session';
import { RecordsPage } from '../records/RecordsPage';
import { ItemStock } from './ItemStock';
import { useSupplierChoices } from './use-supplier-choices';

/** Stock items: what is there, what moved it, who delivers it. */
export function InventoryPage() {
  const suppliers = useSupplierChoices();
  const { user } = useStaffSession();
  const mayBook = user !== null && may(user.role, INVENTORY.change);
  return (
    <RecordsPage
      resource={INVENTORY}
      choices={{ supplierId: suppliers }}
      more={(record, again) => (
        <ItemStock item={record} suppliers={suppliers} mayBook={mayBook} onBooked={again} />
      )}
    />
  );
}

import { SUPPLIERS } from '#domain/suppliers/supplier';
import { RecordsPage } from '../records/RecordsPage';
import { SupplierStock } from './SupplierStock';

/** Shows suppliers with contact, lead time, stock items and last delivery. */
export function SuppliersPage() {
  return (
    <RecordsPage
      resource={SUPPLIERS}
      more={({ id }) => <SupplierStock key={id} supplierId={String(id)} />}
    />
  );
}

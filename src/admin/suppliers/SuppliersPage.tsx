import { SUPPLIERS } from '#domain/suppliers/supplier';
import { RecordsPage } from '../records/RecordsPage';
import { SupplierStock } from './SupplierStock';

/** Suppliers: contact, lead time, what they deliver and delivered last. */
export function SuppliersPage() {
  return (
    <RecordsPage
      resource={SUPPLIERS}
      more={({ id }) => <SupplierStock key={id} supplierId={String(id)} />}
    />
  );
}

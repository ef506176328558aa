import { SUPPLIERS } from '#domain/suppliers/supplier';
import { RecordsPage } from '../records/RecordsPage';

/** Suppliers: contact, lead time, what they deliver. */
export function SuppliersPage() {
  return <RecordsPage resource={SUPPLIERS} />;
}

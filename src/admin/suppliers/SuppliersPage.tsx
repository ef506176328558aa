import { SUPPLIERS } from '#domain/suppliers/supplier';
import { RecordsPage } from '../records/RecordsPage';

/** Whom the house buys from: contact, lead time, what they bring. */
export function SuppliersPage() {
  return <RecordsPage resource={SUPPLIERS} />;
}

import { MEMBERS } from '#domain/club/member-record';
import { RecordsPage } from '../records/RecordsPage';
import { CustomerPanel } from './CustomerPanel';

/** Shows the members of the club with their history and their consents. */
export function CustomersPage() {
  return (
    <RecordsPage resource={MEMBERS} panel={(open) => <CustomerPanel key={open.id} {...open} />} />
  );
}

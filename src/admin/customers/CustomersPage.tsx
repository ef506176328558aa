import { MEMBERS } from '#domain/club/member-record';
import { RecordsPage } from '../records/RecordsPage';
import { CustomerPanel } from './CustomerPanel';

/** Members of the club: who they are, what they had, what they may be sent. */
export function CustomersPage() {
  return (
    <RecordsPage resource={MEMBERS} panel={(open) => <CustomerPanel key={open.id} {...open} />} />
  );
}

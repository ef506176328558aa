import { MEMBERS } from '#domain/club/member-record';
import { MessageHits } from '../messages/MessageHits';
import { RecordsPage } from '../records/RecordsPage';
import { CustomerPanel } from './CustomerPanel';
import { useTierNames } from './use-tier-names';

/** Shows the members of the club with their history and their consents. */
export function CustomersPage() {
  const resource = useTierNames(MEMBERS);
  return (
    <RecordsPage
      resource={resource}
      panel={(open) => <CustomerPanel key={open.id} {...open} />}
      elsewhere={(typed) => <MessageHits key={typed} typed={typed} />}
    />
  );
}

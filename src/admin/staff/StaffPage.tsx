import { STAFF_ACCOUNTS } from '#domain/staff/staff-account';
import { RecordsPage } from '../records/RecordsPage';
import { StaffAccessSection } from './StaffAccessSection';

/** Shows staff accounts with their roles and access. */
export function StaffPage() {
  return (
    <RecordsPage
      resource={STAFF_ACCOUNTS}
      canRemove={false}
      more={(record, { again }) => (
        <StaffAccessSection key={record.id} account={record} onChanged={again} />
      )}
    />
  );
}

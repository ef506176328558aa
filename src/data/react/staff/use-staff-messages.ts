import { readStaffMessages, type StaffMessage } from '../../messages/staff-messages';
import { rowsOnTablet, type StaffRows, useStaffRows } from './use-staff-rows';

export type { StaffMessage } from '../../messages/staff-messages';

const messages = rowsOnTablet(readStaffMessages);

export function useStaffMessages(): StaffRows<StaffMessage> {
  return useStaffRows(messages);
}

/** Returns the number of messages that nobody has read; 0 while unknown. */
export function useUnreadMessages(): number {
  const { rows = [] } = useStaffMessages();
  return rows.filter(({ status }) => status === 'new').length;
}

import { INVENTORY } from '../inventory/inventory-item';
import { ANNOUNCEMENTS, CAMPAIGNS } from '../marketing/campaign';
import { CATEGORY_RECORDS, ITEM_RECORDS, SCHEDULE_RECORDS } from '../menu/menu-items';
import { STAFF_ACCOUNTS } from '../staff/staff-account';
import { SUPPLIERS } from '../suppliers/supplier';

/** Lists all plain staff resources; the compiler then asks for the store, and the log finds the words by the name. */
export const RESOURCES = [
  CATEGORY_RECORDS,
  ITEM_RECORDS,
  SCHEDULE_RECORDS,
  INVENTORY,
  SUPPLIERS,
  STAFF_ACCOUNTS,
  CAMPAIGNS,
  ANNOUNCEMENTS,
] as const;

export type ResourceName = (typeof RESOURCES)[number]['name'];

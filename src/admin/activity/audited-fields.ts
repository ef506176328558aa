import { MEMBERS } from '#domain/club/member-record';
import { INVENTORY } from '#domain/inventory/inventory-item';
import { ANNOUNCEMENTS } from '#domain/marketing/announcement';
import { CAMPAIGNS } from '#domain/marketing/campaign';
import { CATEGORY_RECORDS } from '#domain/menu/menu-categories';
import { ITEM_RECORDS } from '#domain/menu/menu-items';
import { SCHEDULE_RECORDS } from '#domain/menu/menu-schedule';
import type { Field } from '#domain/resource/field';
import type { Resource } from '#domain/resource/resource';
import { STAFF_ACCOUNTS } from '#domain/staff/staff-account';
import { SUPPLIERS } from '#domain/suppliers/supplier';

const RESOURCES: readonly Resource[] = [
  MEMBERS,
  INVENTORY,
  ANNOUNCEMENTS,
  CAMPAIGNS,
  CATEGORY_RECORDS,
  ITEM_RECORDS,
  SCHEDULE_RECORDS,
  STAFF_ACCOUNTS,
  SUPPLIERS,
];

/** A record's form and its log name a field by the same words. */
export function auditedField(entity: string, key: string): Field | undefined {
  return RESOURCES.find(({ name }) => name === entity)?.fields[key];
}

import { announcementsStore } from './announcements.store';
import { campaignsStore } from './campaigns.store';
import { inventoryStore } from './inventory.store';
import { categoriesStore, itemsStore, scheduleStore } from './menu.stores';
import type { ResourceStore } from './resource.repository';
import { staffStore } from './staff.store';
import { suppliersStore } from './suppliers.store';

/** A line here gives a resource its routes, CSV and API description. */
export const RESOURCE_STORES: readonly ResourceStore[] = [
  categoriesStore,
  itemsStore,
  scheduleStore,
  inventoryStore,
  suppliersStore,
  staffStore,
  campaignsStore,
  announcementsStore,
];

import { inventoryStore } from './inventory.store';
import { categoriesStore, itemsStore, scheduleStore } from './menu.stores';
import type { ResourceStore } from './resource.repository';
import { suppliersStore } from './suppliers.store';

/** Every plain staff resource: a line here gives it its routes, its CSV and its page of the API description. */
export const RESOURCE_STORES: readonly ResourceStore[] = [
  categoriesStore,
  itemsStore,
  scheduleStore,
  inventoryStore,
  suppliersStore,
];

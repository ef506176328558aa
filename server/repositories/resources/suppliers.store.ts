import { SUPPLIERS } from '#domain/suppliers/supplier';
import { suppliers } from '../../db/tables/suppliers.table';
import type { ResourceStore } from './resource.repository';

export const suppliersStore: ResourceStore = { resource: SUPPLIERS, table: suppliers };

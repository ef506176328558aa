import {
  type ChangeAvailabilityInput,
  changeAvailabilityMutation,
} from '#domain/menu/change-availability';
import { menuItems } from '../../db/tables/menu.table';
import type { AvailabilityRepository } from '../../repositories/availability.repository';
import { type MenuItemRow, staffMenuItem } from '../../repositories/menu.repository';
import { type StaffChangeDeps, type StaffRequest, staffChange } from '../shared/staff-change';

export type ChangeAvailabilityDeps = StaffChangeDeps & { availability: AvailabilityRepository };

/** An equal value succeeds; otherwise the first change wins, and the second gets a conflict that names its author. */
export function changeAvailability(
  deps: ChangeAvailabilityDeps,
  request: StaffRequest<ChangeAvailabilityInput, { id: string }>,
) {
  const { isAvailable, from } = request.change;
  const rows = {
    table: menuItems,
    find: (id: string) => deps.availability.find(Number(id)),
    rowOf: (row: MenuItemRow) => row,
    read: (_: MenuItemRow, row: MenuItemRow) => staffMenuItem(row),
  };
  return staffChange(deps, request, rows, changeAvailabilityMutation, async (row, at) => {
    if (isAvailable === row.isAvailable) return null;
    if (from !== undefined && from !== row.isAvailable) {
      const last = await deps.availability.lastChange(row.id);
      return { conflict: { by: last?.by ?? null, at: last?.at ?? at } };
    }
    return { after: { isAvailable } };
  });
}

import { and, desc, eq } from 'drizzle-orm';
import { changeAvailabilityMutation } from '#domain/menu/change-availability';
import type { Gateway } from '../db/gateway';
import { menuItems } from '../db/tables/menu.table';
import { audit, staff } from '../db/tables/staff.table';
import { stationOfDish } from './menu.repository';

export function createAvailabilityRepository(gateway: Gateway) {
  return {
    find: (id: number) =>
      gateway.first((db) =>
        db
          .select({ row: menuItems, station: stationOfDish })
          .from(menuItems)
          .where(eq(menuItems.id, id)),
      ),

    /** Returns person and time of the last availability change; null if nobody ever changed the dish. */
    async lastChange(id: number): Promise<{ by: string | null; at: number } | null> {
      const isAboutIt = and(
        eq(audit.tbl, 'menu_item'),
        eq(audit.pk, String(id)),
        eq(audit.action, changeAvailabilityMutation.kind),
      );
      return gateway.first((db) =>
        db
          .select({ by: staff.firstName, at: audit.receivedAt })
          .from(audit)
          .leftJoin(staff, eq(staff.id, audit.actor))
          .where(isAboutIt)
          .orderBy(desc(audit.seq))
          .limit(1),
      );
    },
  };
}

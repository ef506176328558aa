import { and, desc, eq, sql } from 'drizzle-orm';
import { changeAvailabilityMutation } from '#domain/menu/change-availability';
import { insertWhere } from '../db/conditional-insert';
import type { Gateway } from '../db/gateway';
import { menuItems } from '../db/tables/menu.table';
import { audit, staff } from '../db/tables/staff.table';
import type { MenuItemRow } from './menu.repository';
import { type Claim, type SentResponse, writeOnce } from './stored-responses.repository';

export type AvailabilityWrite = {
  claim: Claim;
  response: SentResponse;
  before: MenuItemRow;
  after: Pick<MenuItemRow, 'isAvailable' | 'v'>;
  audit: typeof audit.$inferInsert;
};

export type AvailabilityRepository = ReturnType<typeof createAvailabilityRepository>;

export function createAvailabilityRepository(gateway: Gateway) {
  return {
    async find(id: number): Promise<MenuItemRow | null> {
      const [row] = await gateway.read((db) =>
        db.select().from(menuItems).where(eq(menuItems.id, id)),
      );
      return row ?? null;
    },

    /** Returns person and time of the last availability change; null if nobody ever changed the dish. */
    async lastChange(id: number): Promise<{ by: string | null; at: number } | null> {
      const isAboutIt = and(
        eq(audit.tbl, 'menu_item'),
        eq(audit.pk, String(id)),
        eq(audit.action, changeAvailabilityMutation.audit),
      );
      const [row] = await gateway.read((db) =>
        db
          .select({ by: staff.firstName, at: audit.receivedAt })
          .from(audit)
          .leftJoin(staff, eq(staff.id, audit.actor))
          .where(isAboutIt)
          .orderBy(desc(audit.seq))
          .limit(1),
      );
      return row ?? null;
    },

    /** Returns null if the dish has changed since the caller read it. */
    change({ claim, response, before, after, audit: entry }: AvailabilityWrite) {
      const isStill = and(eq(menuItems.id, before.id), eq(menuItems.v, before.v));
      return writeOnce(gateway, {
        claim,
        response,
        at: entry.receivedAt,
        guard: sql`exists (select 1 from ${menuItems} where ${isStill})`,
        rows: (won) => [
          sql`update ${menuItems} set is_available = ${Number(after.isAvailable)}, v = ${after.v} where id = ${before.id} and ${won}`,
          insertWhere(audit, entry, won),
        ],
      });
    },
  };
}

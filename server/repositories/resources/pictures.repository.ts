import { and, isNull, lt, sql } from 'drizzle-orm';
import { photoSetting, VENUE_PHOTOS } from '#domain/venue-facts';
import { type Gateway, insertWhere, updateWhere } from '../../db/gateway';
import { menuItems, pictures } from '../../db/tables/menu.table';
import { settings } from '../../db/tables/sync.table';
import { type StaffOnce, writeOnce } from '../stored-responses.repository';

export function createPicturesRepository(gateway: Gateway) {
  return {
    /** Keeps the row of an existing picture; unless something has the picture, the unused time restarts now. */
    add(row: Omit<typeof pictures.$inferInsert, 'unusedSince'>, once: StaffOnce) {
      const unusedSince = row.addedAt;
      return writeOnce(gateway, {
        ...once,
        rows: (won) => [
          insertWhere(pictures, { ...row, unusedSince }, won),
          updateWhere(
            pictures,
            { unusedSince },
            sql`hash = ${row.hash} and unused_since is not null and ${won}`,
          ),
        ],
      });
    },

    /** Marks unused pictures, and deletes the rows of those unused since an instant. */
    prune: ({ now, before }: { now: number; before: number }) =>
      gateway.write([
        updateWhere(pictures, { unusedSince: null }, isUsed),
        updateWhere(
          pictures,
          { unusedSince: now },
          sql`${isNull(pictures.unusedSince)} and not ${isUsed}`,
        ),
        sql`delete from ${pictures} where ${and(lt(pictures.unusedSince, before), sql`not ${isUsed}`)}`,
      ]),

    async hashes(): Promise<Set<string>> {
      const rows = await gateway.read((db) => db.select({ hash: pictures.hash }).from(pictures));
      return new Set(rows.map(({ hash }) => hash));
    },
  };
}

const VENUE_KEYS = VENUE_PHOTOS.map((photo) => sql`${photoSetting(photo)}`);

const isUsed = sql`(exists (select 1 from ${menuItems} where image_url = '/pictures/' || ${pictures.hash} || '-640.avif')
  or exists (select 1 from ${settings} where key in (${sql.join(VENUE_KEYS, sql`, `)}) and instr(value, ${pictures.hash}) > 0))`;

import { asc, lt, sql } from 'drizzle-orm';
import type { Gateway } from '../db/gateway';
import { tabletReports } from '../db/tables/sync.table';

type TabletReportRow = typeof tabletReports.$inferSelect;

export function createTabletReportsRepository(gateway: Gateway) {
  return {
    list: () => gateway.rows(tabletReports, undefined, [asc(tabletReports.at)]),

    /** Stores a tablet's report and deletes those older than a day. */
    async keep({ device, who, waiting, attention, at }: TabletReportRow, until: number) {
      await gateway.write([
        sql`insert into ${tabletReports} (device, who, waiting, attention, at) values (${device}, ${who}, ${waiting}, ${attention}, ${at}) on conflict (device) do update set who = excluded.who, waiting = excluded.waiting, attention = excluded.attention, at = excluded.at`,
        sql`delete from ${tabletReports} where ${lt(tabletReports.at, until)}`,
      ]);
    },
  };
}

import { asc, eq, sql } from 'drizzle-orm';
import type { Opening } from '#domain/opening/opening';
import { pictureHash } from '#domain/pictures/pictures';
import type { SettingKey, SettingValues } from '#domain/settings/settings';
import { settingValues } from '#domain/settings/settings';
import type { VenueFacts, VenueLinks } from '#domain/settings/venue-facts';
import {
  photoSetting,
  VENUE_FACTS,
  VENUE_LINKS,
  VENUE_PHOTOS,
  venueFactOf,
  venueSetting,
} from '#domain/settings/venue-facts';
import type { Gateway } from '../db/gateway';
import { cachedRead, insertWhere } from '../db/gateway';
import { venueTables } from '../db/tables/bookings.table';
import { pictures } from '../db/tables/orders.table';
import { settings } from '../db/tables/sync.table';
import type { StaffOnce } from './rows/responses.repository';
import { writeOnce } from './rows/responses.repository';
import type { SettingRow } from './rows/setting-wire';
import { hasPicture } from './statements/kept-picture';

export type StoredSettings = {
  /** The rules hold the present values of every setting of the back office. */
  rules: SettingValues;
  /** Person and time (ISO) of the last change, by key. */
  changed: ReadonlyMap<string, { by: string | null; at: string | null }>;
  opening: Opening;
  /** Guests may pay orders by card; deposits do not need this. */
  cardOrders: boolean;
  /** The operator enters these facts about the venue: imprint, contact, delivery. */
  venue: VenueFacts;
  tables: string[];
  /** The area of each of these tables. */
  tableAreas: string[];
  /** Seats of the largest bookable table; infinite while no table is bookable, because then every time is full. */
  mostSeats: number;
};

export type SettingsRepository = ReturnType<typeof createSettingsRepository>;

/** @param fixed values that the environment sets; nobody changes them in the back office */
export function createSettingsRepository(gateway: Gateway, fixed: Partial<SettingValues> = {}) {
  const known = cachedRead<StoredSettings>(gateway, ['setting', 'venue_table'], async () => {
    const [rows, tables] = await gateway.batch((db) => [
      db.select().from(settings),
      db.select().from(venueTables).orderBy(asc(venueTables.id)),
    ]);
    const values = new Map(rows.map(({ key, value }) => [key, value]));
    const rules = { ...settingValues(values), ...fixed };
    return {
      rules,
      changed: new Map(rows.map((row) => [row.key, changeOf(row)])),
      opening: { week: rules['opening.hours'], closures: rules['opening.closures'] },
      cardOrders: rules['payments.orders'],
      venue: {
        ...factsIn(values),
        location: rules['venue.location'],
        links: linksIn(rules),
        ...photosIn(rules),
      },
      tables: tables.map(({ label }) => label),
      tableAreas: tables.map(({ area }) => area),
      mostSeats: mostSeatsOf(tables.filter(({ isActive }) => isActive)),
    };
  });
  return {
    ...known,

    isFixed: (key: SettingKey) => Object.hasOwn(fixed, key),

    /** Returns the settings that somebody has set, by key. */
    async rows(): Promise<Map<string, SettingRow>> {
      const rows = await gateway.rows(settings);
      return new Map(rows.map((row) => [row.key, row]));
    },

    /** False if the value names a picture that is no longer kept. */
    async isKept(value: unknown): Promise<boolean> {
      const hash = pictureHash(value);
      if (hash === null) return true;
      return (await gateway.row(pictures, eq(pictures.hash, hash))) !== null;
    },

    /** Returns null if the setting has changed since the caller read it, or its picture is no longer kept. */
    change(row: SettingRow, once: StaffOnce) {
      const { key, v } = row;
      const now = sql`(select v from ${settings} where key = ${key})`;
      const hash = pictureHash(row.value);
      return writeOnce(gateway, {
        ...once,
        guard: sql`coalesce(${now}, 0) = ${v - 1}${hash ? sql` and ${hasPicture(hash)}` : sql``}`,
        rows: (won) => [
          sql`delete from ${settings} where key = ${key} and ${won}`,
          insertWhere(settings, row, won),
        ],
      });
    },
  };
}

function changeOf({ changedBy, changedAt }: SettingRow) {
  return { by: changedBy, at: changedAt === null ? null : new Date(changedAt).toISOString() };
}

type OwnTexts = Omit<VenueFacts, 'location' | 'links'>;

function factsIn(values: ReadonlyMap<string, unknown>): OwnTexts {
  const facts = VENUE_FACTS.map((fact) => [
    fact,
    venueFactOf(fact, values.get(venueSetting(fact))),
  ]);
  // The loop covers the list of all facts, so none is missing.
  return Object.fromEntries(facts) as OwnTexts;
}

function linksIn(rules: SettingValues): VenueLinks {
  const links = VENUE_LINKS.map((link) => [link, rules[`venue.${link}`]] as const);
  return Object.fromEntries(links.filter(([, href]) => href !== ''));
}

function photosIn(rules: SettingValues): Pick<VenueFacts, 'photos'> {
  const known = VENUE_PHOTOS.map((photo) => [photo, rules[photoSetting(photo)]] as const);
  const set = known.filter(([, address]) => address !== '');
  return set.length > 0 ? { photos: Object.fromEntries(set) } : {};
}

function mostSeatsOf(tables: readonly { seats: number }[]): number {
  return tables.length === 0
    ? Number.POSITIVE_INFINITY
    : Math.max(...tables.map(({ seats }) => seats));
}

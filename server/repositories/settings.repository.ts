import { asc, sql } from 'drizzle-orm';
import { VENUE_FACTS, type VenueFacts, venueFactOf, venueSetting } from '#domain/venue-facts';
import { cachedRead } from '../db/cached-read';
import { insertWhere } from '../db/conditional-insert';
import type { Gateway } from '../db/gateway';
import { venueTables } from '../db/tables/bookings.table';
import { settings } from '../db/tables/settings.table';
import { audit } from '../db/tables/staff.table';
import { type Answer, type Claim, writeOnce } from './stored-responses.repository';

export type StoredSettings = {
  /** Refuses orders outside opening hours instead of keeping them for the opening. */
  refuseWhenClosed: boolean;
  /** Guests may pay orders by card; deposits do not need this. */
  cardOrders: boolean;
  /** The venue's coordinates; without them no distance limit applies. */
  location: { latitude: number; longitude: number } | null;
  /** VAT included in the menu's prices, percent. */
  vatPercent: number;
  /** The operator's facts about the venue: imprint, contact, delivery. */
  venue: VenueFacts;
  tables: string[];
};

export type SettingsRepository = ReturnType<typeof createSettingsRepository>;

export function createSettingsRepository(gateway: Gateway) {
  const known = cachedRead<StoredSettings>(gateway, ['setting', 'venue_table'], async () => {
    const [rows, tables] = await gateway.read((db) =>
      db.batch([
        db.select().from(settings),
        db.select({ label: venueTables.label }).from(venueTables).orderBy(asc(venueTables.id)),
      ]),
    );
    const values = new Map(rows.map(({ key, value }) => [key, value]));
    const location = locationOf(values.get('venue.location'));
    return {
      refuseWhenClosed: values.get('ordering.refuseWhenClosed') === true,
      cardOrders: values.get('payments.orders') === true,
      location,
      vatPercent: percentOf(values.get('vat.percent')),
      venue: { ...factsIn(values), location },
      tables: tables.map(({ label }) => label),
    };
  });
  return {
    ...known,

    /** Every value that somebody has set, by its key. */
    async stored(): Promise<Map<string, unknown>> {
      const rows = await gateway.read((db) => db.select().from(settings));
      return new Map(rows.map(({ key, value }) => [key, value]));
    },

    change({ claim, answer, at, key, value, audit: entry }: SettingChange) {
      return writeOnce(gateway, {
        claim,
        answer,
        at,
        guard: sql`true`,
        rows: (won) => [
          sql`insert into ${settings} (key, value) select ${key}, ${JSON.stringify(value)} where ${won}
            on conflict (key) do update set value = excluded.value, v = v + 1`,
          insertWhere(audit, entry, won),
        ],
      });
    },
  };
}

type SettingChange = {
  claim: Claim;
  answer: Answer;
  at: number;
  key: string;
  value: unknown;
  audit: typeof audit.$inferInsert;
};

function factsIn(values: ReadonlyMap<string, unknown>): Omit<VenueFacts, 'location'> {
  const facts = VENUE_FACTS.map((fact) => [
    fact,
    venueFactOf(fact, values.get(venueSetting(fact))),
  ]);
  // Built from the list of all facts, so none is missing.
  return Object.fromEntries(facts) as Omit<VenueFacts, 'location'>;
}

/** The rate for food and drink served in Turkey, 2026. */
const VAT_PERCENT = 10;

function percentOf(value: unknown): number {
  return typeof value === 'number' && value >= 0 && value <= 100 ? value : VAT_PERCENT;
}

function locationOf(value: unknown): StoredSettings['location'] {
  if (typeof value !== 'object' || value === null) return null;
  const { latitude, longitude } = value as { latitude?: unknown; longitude?: unknown };
  return typeof latitude === 'number' && typeof longitude === 'number'
    ? { latitude, longitude }
    : null;
}

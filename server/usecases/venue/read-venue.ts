import type { PublicVenue, VenueFacts } from '#domain/venue-facts';
import type { SettingsRepository, StoredSettings } from '../../repositories/settings.repository';
import { type Packed, pack } from '../../services/files/compressed';

export type VenueDeps = {
  settings: SettingsRepository;
  isDemo: boolean;
  /** Which bank takes cards; missing: none. */
  bank?: { config: { mode: string } };
};

/** What people are shown, and what machines may be told: an example is no fact for a search engine. */
export type Venue = { shown: PublicVenue; told: VenueFacts };

/** Sample facts for trying every link. None is real; the legal identity stays empty. */
const EXAMPLES: Partial<VenueFacts> = {
  address: 'Demo, Fethiye',
  phone: '+900000000000',
  whatsapp: '+900000000000',
  email: 'demo@barbliss.example',
};

/** The bytes of the facts live as long as the settings they come from are kept. */
const packs = new WeakMap<StoredSettings, Promise<Packed>>();

export async function readVenue({ settings, isDemo, bank }: VenueDeps): Promise<Venue> {
  const { venue, tables, cardOrders } = await settings.read();
  const cardDeposits = bank !== undefined && bank.config.mode !== 'off';
  const cards = { cardDeposits, cardOrders: cardDeposits && cardOrders };
  const shown = { ...(isDemo ? withExamples(venue) : venue), isDemo, tables, ...cards };
  return { shown, told: venue };
}

/** The public facts as bytes, compressed once for everybody until a setting changes. */
export async function readPackedVenue(deps: VenueDeps): Promise<Packed> {
  const current = await deps.settings.read();
  const packed =
    packs.get(current) ?? readVenue(deps).then(({ shown }) => pack(JSON.stringify(shown)));
  packs.set(current, packed);
  return packed;
}

function withExamples(told: VenueFacts): VenueFacts {
  const own = Object.entries(told).filter(([, fact]) => fact !== '');
  return { ...told, ...EXAMPLES, ...Object.fromEntries(own) };
}

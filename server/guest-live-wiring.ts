import type { Gateway } from './db/gateway';
import { MENU_TABLES } from './repositories/menu.repository';
import type { Repositories } from './repositories/opened/open-repositories';
import { createGuestLiveChannel, type GuestLiveChannel } from './services/live/guest-live-channel';

type GuestLiveDeps = Pick<Repositories, 'menu' | 'settings' | 'firstShift'> & { now: () => number };

const AT_TABLES = ['seating', 'order'];

/** Opens the guests' live channel, which hears of every commit. */
export async function openGuestLive(
  gateway: Gateway,
  { menu, settings, firstShift, now }: GuestLiveDeps,
): Promise<GuestLiveChannel> {
  const guestLive = await createGuestLiveChannel({
    menuVersion: async () => (await menu.read()).version,
    opening: async () => (await settings.read()).opening,
    now,
    firstShiftAt: await firstShift.read(),
    onFirstShift: firstShift.keep,
    onContact: firstShift.tellContact,
  });
  firstShift.onContact(guestLive.tabletSpokeAt);
  gateway.onCommit(({ seq, tables }) => {
    if (MENU_TABLES.some((table) => tables.has(table))) guestLive.menuChanged();
    if (AT_TABLES.some((table) => tables.has(table))) guestLive.tablesChanged(seq);
    if (tables.has('setting')) guestLive.openingChanged();
  });
  return guestLive;
}

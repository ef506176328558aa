import { readConfig } from '../../server/setup/env';
import { dayBegins } from '../../src/domain/bookings/booking';
import { addDays, businessDay } from '../../src/domain/venue';
import { createRandom } from './random';
import { createStory } from './story';
import { openVenue } from './venue';

const DAYS = Number(process.env.DAYS ?? 60);
const SEED = 2_026;

/** Fills the data folder of a demo with two months of evenings, through the server's own routes. */
async function main(): Promise<void> {
  const startedAt = Date.now();
  const config = readConfig({ ...process.env, DEMO: '1', RATE_LIMIT: 'off' });
  const today = businessDay(startedAt);
  const firstDay = addDays(today, -DAYS);
  const venue = await openVenue(config, dayBegins(firstDay));
  try {
    const story = await createStory(venue, createRandom(Number(process.env.SEED ?? SEED)));
    for (let nth = 0; nth <= DAYS; nth += 1) await story.playDay(addDays(firstDay, nth), startedAt);
    venue.clock.at = startedAt;
    const { orders, bookings, members } = story.told;
    const seconds = Math.round((Date.now() - startedAt) / 1_000);
    console.log(`${orders} orders, ${bookings} bookings and ${members} members in ${seconds} s.`);
    console.log(`They are in ${config.dataDir}. Open them with npm start.`);
  } finally {
    await venue.close();
  }
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

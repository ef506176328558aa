/** Sets how much one run tests: `npm test` takes a share that differs every day, `npm run test:all` everything. */
export const isWhole = process.env.TESTS === 'all';

/**
 * Counts simulated evenings, kills of the server, a member's evenings on two devices, evenings of stock, bills,
 * ledger and feed, orders against a locked database, members of a campaign and kills amid it, and three
 * first starts at once.
 */
export const COUNTS = isWhole
  ? {
      seeds: 1_000,
      kills: 200,
      clubEvenings: 200,
      stockEvenings: 150,
      billEvenings: 60,
      ledgerEvenings: 600,
      feedEvenings: 60,
      lockedOrders: 10_000,
      campaignMembers: 5_000,
      campaignKills: 40,
      firstStarts: 10,
    }
  : {
      seeds: 150,
      kills: 40,
      clubEvenings: 60,
      stockEvenings: 7,
      billEvenings: 6,
      ledgerEvenings: 100,
      feedEvenings: 5,
      lockedOrders: 500,
      campaignMembers: 60,
      campaignKills: 2,
      firstStarts: 2,
    };

const DAY_MS = 86_400_000;

/** The first seed of the simulation and the evenings: a new one every day (UTC), or the one that --seed names. */
export const FIRST_SEED = Number(
  process.env.TEST_SEED ?? Math.floor(Date.now() / DAY_MS) * COUNTS.seeds,
);

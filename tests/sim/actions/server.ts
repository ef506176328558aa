import { sql } from 'drizzle-orm';
import type { ActionKind } from '../action';
import { drawOne, numberOf, oneOf } from '../action';
import { DISHES } from '../dishes';

const price: ActionKind = {
  weight: 4,
  draw: (rng) => ({ dish: drawOne(rng), kurus: 1_000 * (10 + rng.int(50)) }),
  do({ server, note }, params) {
    const dish = oneOf(DISHES, params, 'dish');
    const kurus = numberOf(params, 'kurus');
    note(`operator: dish ${dish} costs ${kurus}`);
    server.write([sql`update menu_item set price_kurus = ${kurus}, v = v + 1 where id = ${dish}`]);
  },
};

const stock: ActionKind = {
  weight: 4,
  draw: (rng) => ({ dish: drawOne(rng), has: rng.chance(0.6) }),
  do({ server, note }, params) {
    const dish = oneOf(DISHES, params, 'dish');
    const has = params.has === true;
    note(`operator: dish ${dish} is ${has ? 'there' : 'sold out'}`);
    server.write([
      sql`update menu_item set is_available = ${Number(has)}, v = v + 1 where id = ${dish}`,
    ]);
  },
};

/** Kills the server, now or during its next work. */
const restart: ActionKind = {
  weight: 4,
  draw: (rng) => ({
    calls: rng.pick([0, 1, 2, 3, 4, 6, 8]),
    downMs: Math.round(rng.between(50, 20_000)),
  }),
  do({ server }, params) {
    const [calls, downMs] = [numberOf(params, 'calls'), numberOf(params, 'downMs')];
    if (calls === 0) server.restart(downMs);
    else server.restartAt(calls, downMs);
  },
};

const endSessions: ActionKind = {
  weight: 2,
  do({ server, note }) {
    note('house: all sessions end');
    server.write([sql`delete from staff_session`]);
  },
};

export const serverActions = { price, stock, restart, endSessions };

import { sql } from 'drizzle-orm';
import { type ActionKind, drawOne, numberOf, oneOf } from '../action';
import { DISHES } from '../dishes';

/** The operator changes a price. */
const price: ActionKind = {
  weight: 4,
  draw: (rng) => ({ dish: drawOne(rng), kurus: 1_000 * (10 + rng.int(50)) }),
  do({ house, note }, params) {
    const dish = oneOf(DISHES, params, 'dish');
    const kurus = numberOf(params, 'kurus');
    note(`operator: dish ${dish} costs ${kurus}`);
    house.write([sql`update menu_item set price_kurus = ${kurus}, v = v + 1 where id = ${dish}`]);
  },
};

/** The operator sells out of a dish, or has it again. */
const stock: ActionKind = {
  weight: 4,
  draw: (rng) => ({ dish: drawOne(rng), has: rng.chance(0.6) }),
  do({ house, note }, params) {
    const dish = oneOf(DISHES, params, 'dish');
    const has = params.has === true;
    note(`operator: dish ${dish} is ${has ? 'there' : 'sold out'}`);
    house.write([
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
  do({ house }, params) {
    const [calls, downMs] = [numberOf(params, 'calls'), numberOf(params, 'downMs')];
    if (calls === 0) house.restart(downMs);
    else house.restartAt(calls, downMs);
  },
};

/** Ends all staff sessions. */
const endSessions: ActionKind = {
  weight: 2,
  do({ house, note }) {
    note('house: all sessions end');
    house.write([sql`delete from staff_session`]);
  },
};

export const serverActions = { price, stock, restart, endSessions };

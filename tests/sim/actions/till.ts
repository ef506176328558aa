import type { DayReport } from '#domain/till/day-close';
import { tickOf } from '#domain/till/day-close';
import { BAR_DRAWER, CASH_MOVES } from '#domain/till/drawer';
import { addDays, businessDay } from '#domain/venue';
import { readJson } from '../../../src/data/api-client';
import { countCash, moveCash } from '../../../src/data/commands/drawers';
import { writeMoney } from '../../../src/data/commands/send';
import { numberOf, oneOf } from '../action';
import { PURSE } from '../server';
import type { Tablet } from '../tablet';
import { sessionOn } from '../tablet';
import { aTablet, said } from './staff-says';

const roleOn = ({ browser }: Tablet) => sessionOn(browser)?.user.role;

/** Puts cash into a drawer or takes it out; a waiter also tries what needs a manager. */
const moveMoney = said(
  2,
  (rng) => ({
    ...aTablet(rng),
    kind: rng.int(CASH_MOVES.length),
    purse: rng.chance(0.3),
    lira: 10 * (1 + rng.int(50)),
  }),
  (world, { tablet, page, params }) => {
    const kind = oneOf(CASH_MOVES, params, 'kind') ?? 'drop';
    const drawer = params.purse === true ? PURSE : BAR_DRAWER;
    const amount = `${numberOf(params, 'lira')}.00`;
    world.run(page, `moves ${amount} as ${kind} (${roleOn(tablet)})`, () =>
      moveCash(page.deps, { drawer, kind, amount, reason: 'evening' }),
    );
  },
);

const countMoney = said(
  2,
  (rng) => ({ ...aTablet(rng), purse: rng.chance(0.3), notes: rng.int(20), left: rng.int(500) }),
  (world, { page, params }) => {
    const count = {
      drawer: params.purse === true ? PURSE : BAR_DRAWER,
      day: businessDay(world.timeline.now()),
      notes: { 200: numberOf(params, 'notes') },
      coins: '12.50',
      left: `${numberOf(params, 'left')}.00`,
    };
    world.run(page, `counts ${count.drawer}`, () => countCash(page.deps, count));
  },
);

/** Ticks what is not in order and closes today or yesterday, sometimes twice at the same moment. */
const closeTheDay = said(
  1,
  (rng) => ({ ...aTablet(rng), back: rng.pick([0, 0, 0, 1]), twice: rng.chance(0.4) }),
  (world, { tablet, page, params }) => {
    if (roleOn(tablet) === 'staff') return;
    const day = addDays(businessDay(world.timeline.now()), -numberOf(params, 'back'));
    const close = (ticked: string[]) => {
      const mutationId = page.deps.newId();
      world.ledger.online.add(mutationId);
      return writeMoney(page.deps, { mutationId, path: `days/${day}/close`, input: { ticked } });
    };
    world.run(page, `closes ${day}`, async () => {
      const { issues } = await readJson<DayReport>(page.deps, `/api/admin/days/${day}`);
      const ticked = issues.map(tickOf);
      await Promise.all(params.twice === true ? [close(ticked), close(ticked)] : [close(ticked)]);
    });
  },
);

export const tillActions = { moveMoney, countMoney, closeTheDay };

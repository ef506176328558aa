import { entityKey } from '#domain/sync/mutation';
import { showQrOrder } from '../../../src/data/commands/orders/show-qr-order';
import { importQrOrder } from '../../../src/data/commands/orders/staff-orders';
import type { ActionKind } from '../action';
import { drawOne, numberOf, oneOf } from '../action';
import type { Tablet } from '../tablet';
import type { World } from '../world';
import { pageOf } from './guest-order';
import { staffPageOf } from './staff';

/** Shows a waiting order as a code, which one tablet or two scan. */
const takeQrOrder: ActionKind = {
  weight: 3,
  draw: (rng) => ({
    phone: drawOne(rng),
    page: drawOne(rng),
    order: drawOne(rng),
    tablet: drawOne(rng),
    tablets: rng.weighted({ 1: 3, 2: 1 }),
  }),
  do(world, params) {
    const phone = oneOf(world.phones, params, 'phone');
    if (!phone) return;
    const waiting = world.ledger
      .ofDevice(phone.name)
      .filter(({ born, row }) => born.kind === 'order.create' && row?.state === 'queued')
      .reverse();
    const orderId = oneOf(waiting, params, 'order')?.born.id;
    if (orderId === undefined) return;
    const page = pageOf(phone, params);
    world.run(page, `shows the code of ${orderId}`, async () => {
      world.codesAsked.add(orderId);
      const { code } = await showQrOrder(page.deps, { orderId });
      if (code === null) return;
      world.codes.push({ orderId, code });
      for (let nth = 0; nth < numberOf(params, 'tablets'); nth += 1) {
        const tablet = oneOf(world.tablets, { tablet: numberOf(params, 'tablet') + nth }, 'tablet');
        if (tablet) take(world, tablet, { orderId, code });
      }
    });
  },
};

/** Holds a picture of a code, perhaps an old one, before a tablet. */
const scanAgain: ActionKind = {
  weight: 1,
  draw: (rng) => ({ tablet: drawOne(rng), code: drawOne(rng) }),
  do(world, params) {
    const tablet = oneOf(world.tablets, params, 'tablet');
    const shown = oneOf([...world.codes].reverse(), params, 'code');
    if (tablet && shown) take(world, tablet, shown);
  },
};

export const qrOrderActions = { takeQrOrder, scanAgain };

function take(world: World, tablet: Tablet, { orderId, code }: World['codes'][number]): void {
  const page = staffPageOf(tablet, {});
  world.ledger.letGo.add(`${tablet.name}/${entityKey('order', orderId)}`);
  // A tablet counts the time by the server's clock.
  world.run(page, `takes in ${orderId}`, () =>
    importQrOrder(page.deps, { code, barNow: world.timeline.now() }),
  );
}

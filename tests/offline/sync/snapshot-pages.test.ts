import { expect, test } from 'vitest';
import type { FetchPort } from '../../../src/data/db';
import { pull } from '../../../src/data/sync/pull';
import { copyOrder } from '../../support/data/copied-orders';
import { startStaffEvening } from '../../support/evenings/staff-evening';

const COPIES = 1_200;

async function startWithMany() {
  const evening = await startStaffEvening();
  const { bar, placeOrder } = evening;
  const [open, done] = [await placeOrder(), await placeOrder()];
  await bar.rows(`UPDATE "order" SET status = 'completed' WHERE id = '${done}'`);
  await copyOrder(bar.rows, done, COPIES);
  const tablet = await evening.openTablet();
  const asked: string[] = [];
  /** Calls before each request for a page of the snapshot. */
  const pullWith = (before: (nth: number) => Promise<void>) => {
    const fetch: FetchPort = async (path, init) => {
      if (path.includes('/snapshot')) {
        await before(asked.length);
        asked.push(path);
      }
      return tablet.deps.fetch(path, init);
    };
    return pull({ ...tablet.deps, fetch });
  };
  return { ...evening, open, done, tablet, asked, pullWith };
}

test('a new copy that breaks off goes on where it was; a new order does not wait for it', async () => {
  const { bar, open, placeOrder, tablet, asked, pullWith } = await startWithMany();
  const { db } = tablet.deps;
  const broken = pullWith(async (nth) => {
    if (nth === 2) throw new TypeError('no network');
  });
  await expect(broken).rejects.toThrow();
  expect(await db.order.get(open)).toBeDefined();
  const before = await db.order.count();
  expect(before).toBeLessThan(COPIES);
  const added = await placeOrder();
  const known: boolean[] = [];
  await pullWith(async () => void known.push((await db.order.get(added)) !== undefined));
  expect(known[0]).toBe(true);
  expect(new Set(asked).size).toBe(asked.length);
  const [{ n } = { n: 0 }] = (await bar.rows('SELECT count(*) AS n FROM "order"')) as {
    n: number;
  }[];
  expect([await db.order.count(), n]).toEqual([COPIES + 3, COPIES + 3]);
});

test('an order that is deleted or moved amid the pages is as the server has it', async () => {
  const { bar, open, done, tablet, pullWith } = await startWithMany();
  const other = `${done}-3`;
  await pullWith(async (nth) => {
    if (nth !== 1) return;
    await bar.forget(other);
    await bar.rows(`UPDATE "order" SET status = 'ready', v = v + 1 WHERE id = '${open}'`);
  });
  await tablet.pull();
  const { order } = tablet.deps.db;
  expect(await order.get(other)).toBeUndefined();
  expect(await order.get(open)).toMatchObject({ status: 'ready' });
  expect(await order.count()).toBe(COPIES + 1);
});

test('pages of another database are dropped, and the copy starts over', async () => {
  const { bar, open, tablet, pullWith } = await startWithMany();
  await pullWith(async (nth) => {
    if (nth === 1) await bar.changeEpoch();
  }).catch(() => {});
  await tablet.pull();
  expect(await tablet.deps.db.order.count()).toBe(COPIES + 2);
  expect(await tablet.deps.db.order.get(open)).toBeDefined();
});

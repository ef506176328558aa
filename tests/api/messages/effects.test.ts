import { expect, test } from 'vitest';
import { openGateway } from '../../../server/db/gateway';
import { createEffectsRepository } from '../../../server/repositories/effects.repository';
import type { EffectHandler } from '../../../server/services/mailer';
import { runDueEffects } from '../../../server/usecases/run-due-effects';
import type { TestApp } from '../../support/bar/test-app';
import { describeApp, describeOnFile } from '../../support/bar/test-app';
import { newOrderId } from '../../support/data/test-orders';
import { keepLog } from '../../support/kept-log';

const KIND = 'order.unseen';
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Returns a fake handler that recognizes repeated ids. */
function outside() {
  const calls: string[] = [];
  let isDown = false;
  return {
    calls,
    heard: () => new Set(calls).size,
    setDown(next: boolean) {
      isDown = next;
    },
    handler: (async ({ id }) => {
      if (isDown) throw new Error('nobody answers');
      calls.push(id);
    }) satisfies EffectHandler,
  };
}

async function leave(bar: TestApp, kind = KIND, inMs = 0): Promise<string> {
  const id = newOrderId();
  const at = bar.clock.now();
  await bar.deps.effects.add({ id, kind, payload: { id }, nextAt: at + inMs, createdAt: at });
  return id;
}

const run = (bar: TestApp, handler: EffectHandler) =>
  runDueEffects(bar.deps, { kind: KIND, handler });

async function stateOf(bar: TestApp, id: string) {
  const [row] = await bar.rows(`SELECT state, attempts FROM effect WHERE id = '${id}'`);
  return [row?.state, row?.attempts];
}

describeApp('an effect outside the database', (openApp) => {
  test('happens once, when it is due, and never again', async () => {
    const bar = await openApp();
    const { calls, handler } = outside();
    const id = await leave(bar, KIND, MINUTE_MS);
    await run(bar, handler);
    expect(calls).toEqual([]);
    bar.clock.advance(MINUTE_MS);
    await run(bar, handler);
    bar.clock.advance(HOUR_MS);
    await run(bar, handler);
    expect(calls).toEqual([id]);
    expect(await stateOf(bar, id)).toEqual(['done', 1]);
  });

  test('happens once each, also when the world outside was away for an hour', async () => {
    const log = keepLog();
    const bar = await openApp();
    const world = outside();
    const ids = [await leave(bar), await leave(bar), await leave(bar)];
    world.setDown(true);
    for (let minute = 0; minute < 60; minute += 1) {
      await run(bar, world.handler);
      bar.clock.advance(MINUTE_MS);
    }
    const [tries] = await bar.rows('SELECT max(attempts) AS n FROM effect');
    world.setDown(false);
    bar.clock.advance(HOUR_MS);
    await run(bar, world.handler);
    expect(Number(tries?.n)).toBeLessThan(12);
    expect(world.calls.toSorted()).toEqual(ids.toSorted());
    expect(log.entries()[0]).toMatchObject({ event: 'effect.failed', attempts: 1 });
  });

  test('is given up after thirty attempts, and one that fails holds up no other', async () => {
    const bar = await openApp();
    const lost = await leave(bar);
    const { calls, handler } = outside();
    const choosy: EffectHandler = async (effect) => {
      if (effect.id === lost) throw new Error('no such address');
      await handler(effect);
    };
    for (let attempt = 0; attempt < 30; attempt += 1) {
      await run(bar, choosy);
      bar.clock.advance(2 * HOUR_MS);
    }
    const id = await leave(bar);
    await run(bar, choosy);
    expect(await stateOf(bar, lost)).toEqual(['failed', 30]);
    expect(calls).toEqual([id]);
  });

  test('of a kind unknown to this server version waits for a version that knows it', async () => {
    const bar = await openApp();
    const { calls, handler } = outside();
    const id = await leave(bar, 'letter.by-pigeon');
    await run(bar, handler);
    expect(calls).toEqual([]);
    expect(await stateOf(bar, id)).toEqual(['waiting', 0]);
  });

  test('is taken by one of two workers only', async () => {
    const bar = await openApp();
    const { calls, handler } = outside();
    const ids = await Promise.all(Array.from({ length: 15 }, () => leave(bar)));
    await Promise.all([run(bar, handler), run(bar, handler), run(bar, handler)]);
    expect(calls.toSorted()).toEqual(ids.toSorted());
  });
});

describeOnFile('a server that is killed while it sends an alarm', (openApp) => {
  test('has sent the alarm or sends it after its next start, under the same id', async () => {
    const bar = await openApp();
    const [before, after] = [await leave(bar), await leave(bar)];
    const { rows } = await bar.deps.gateway.client.execute('PRAGMA database_list');
    const dying = openGateway({ url: `file:${rows[0]?.file}` });
    const world = outside();
    const died = runDueEffects(
      { effects: createEffectsRepository(dying), now: bar.clock.now },
      {
        kind: KIND,
        async handler(effect) {
          if (effect.id === before) await world.handler(effect);
          await dying.close();
          throw new Error('killed');
        },
      },
    );
    await expect(died).rejects.toThrow();
    await run(bar, world.handler);
    expect(world.calls).toEqual([before]);
    bar.clock.advance(2 * MINUTE_MS);
    await run(bar, world.handler);
    await run(bar, world.handler);
    expect(world.calls.toSorted()).toEqual([before, before, after].toSorted());
    expect(world.heard()).toBe(2);
  });
});

import { createClient } from '@libsql/client';
import { expect, test } from 'vitest';
import { COUNTS } from '../../support/bar/counts.mjs';
import { watchLoop } from '../../support/bar/loop-lag';
import type { TestApp } from '../../support/bar/test-app';
import { describeOnFile } from '../../support/bar/test-app';
import type { TestResponse } from '../../support/bar/test-browser';
import { createBrowser } from '../../support/bar/test-browser';
import { lemonades, newOrderId, placeOrder } from '../../support/data/test-orders';
import type { HostileHabits } from '../../support/faults/hostile-program';
import { startHostileProgram } from '../../support/faults/hostile-program';

const GUESTS = 24;

/** Reads from a separate process. */
async function readFresh(file: string) {
  const reader = createClient({ url: `file:${file}` });
  const { rows } = await reader.execute(
    `SELECT id, body, (SELECT count(*) FROM order_line WHERE order_id = id) AS lines
     FROM "order" LEFT JOIN receipt ON mutation_id = id AND receipt.status = 201`,
  );
  reader.close();
  return rows;
}

/** Simulates a guest who retries an order until it is confirmed, then sends the next. */
async function orderUntil(
  bar: TestApp,
  isEnough: () => boolean,
  onResponse: (response: TestResponse) => void,
) {
  const browser = createBrowser(bar);
  while (!isEnough()) {
    const id = newOrderId();
    for (let status = 0; status !== 201; ) {
      const response = await placeOrder(browser, lemonades(), { id });
      onResponse(response);
      // In-process requests do not yield to other work by themselves.
      await new Promise((resolve) => setImmediate(resolve));
      ({ status } = response);
    }
  }
}

const FOR_SECONDS = {
  holdMs: [500, 3000],
  pauseMs: [500, 1500],
  longEvery: 4,
  longHoldMs: 6000,
} as const;
const AGAIN_AND_AGAIN = { holdMs: [0, 150], pauseMs: [5, 15] };

/**
 * Lets guests order until enough orders are confirmed and, with long locks, until one was refused. Returns
 * responses, stored rows and the event loop's delay.
 */
async function orderAgainst(bar: TestApp, habits: object, enough: number) {
  const { rows } = await bar.deps.gateway.client.execute('PRAGMA database_list');
  const file = String(rows[0]?.file);
  const program = await startHostileProgram({ file, ...habits } as HostileHabits);
  const loop = watchLoop();
  const acked = new Map<string, string>();
  const others: string[] = [];
  const guests = Array.from({ length: GUESTS }, () =>
    orderUntil(
      bar,
      () => acked.size >= enough && (habits !== FOR_SECONDS || others.length > 0),
      ({ status, body, headers, text }) => {
        if (status === 201) acked.set(String(body.orderId), text);
        else others.push(`${status} ${body.code} ${Number(headers.get('Retry-After')) > 0}`);
      },
    ),
  );
  await Promise.all(guests);
  const lag = loop.stop();
  const held = await program.end();
  const kept = await readFresh(file);
  const stored = new Map(kept.map((row) => [String(row.id), row.body]));
  const lost = [...acked].filter(([id, text]) => stored.get(id) !== text);
  const figures = { acked: acked.size, lost: lost.length, refused: others.length, held };
  process.stdout.write(`locked database: ${JSON.stringify({ ...figures, ...lag })}\n`);
  return { acked, lost, kept, others, held, lag };
}

describeOnFile('a second program that writes to the database', (openApp) => {
  test.each([
    ['keeps it for seconds', FOR_SECONDS, COUNTS.lockedOrders],
    ['takes it again and again', AGAIN_AND_AGAIN, 300],
  ] as const)(
    'and %s loses no confirmed order, doubles none, and lets everything else go on',
    async (_, habits, enough) => {
      const { acked, lost, kept, others, held, lag } = await orderAgainst(
        await openApp(),
        habits,
        enough,
      );
      expect(acked.size).toBeGreaterThanOrEqual(enough);
      expect(lost).toEqual([]);
      expect(kept.length).toBe(acked.size);
      expect(kept.filter(({ lines }) => lines !== 1)).toEqual([]);
      expect(held).toBeGreaterThan(3);
      // A refusal says only "retry later".
      expect(others.filter((other) => other !== '503 busy true')).toEqual([]);
      if (habits === FOR_SECONDS) expect(others.length).toBeGreaterThan(0);
      // A request that blocked the process would let all others wait as long as the lock is held.
      if (habits === FOR_SECONDS) expect(lag.worst).toBeLessThan(FOR_SECONDS.holdMs[1]);
    },
    900_000,
  );
});

import type { OutboxDb } from '../../src/data/db';
import { isBarReachable } from '../../src/data/network/net';
import type { OutboxLoop } from '../../src/data/outbox/drain';
import { createOutboxLoop, drain, sweep } from '../../src/data/outbox/drain';
import { nextDueAt } from '../../src/data/outbox/outbox';
import type { Tab } from './tab';

/** Starts the app's own loop in a tab without a window. */
export function startLoop({ deps, awake }: Tab<OutboxDb>, afterRun: () => void): OutboxLoop {
  let isOffline = false;
  return createOutboxLoop({
    now: deps.now,
    async isReachable() {
      await awake();
      return !isOffline || (await isBarReachable(deps.fetch));
    },
    async drain(isHurried) {
      const report = await drain(deps, { isHurried });
      isOffline = report.isOffline;
      return report;
    },
    sweep: () => sweep(deps),
    dueAt: async () => nextDueAt(await deps.db.outbox.toArray()),
    afterRun,
  });
}

import { withDb } from '../db';
import type { DataDeps } from '../deps';
import { netStore } from '../network/net-store';
import { isOffline, probe } from '../network/page-fetch';
import { onResume } from '../network/resume-events';
import { drain, sweep } from '../outbox/drain';
import { nextDueAt } from '../outbox/entries';
import { createOutboxLoop, type OutboxLoop } from '../outbox/outbox-loop';

export function startOutboxLoop(deps: DataDeps, afterRun: () => void = () => {}): OutboxLoop {
  const loop = createOutboxLoop({
    now: deps.now,
    isReachable: async () => !isOffline() || (await probe()),
    drain: (isHurried) => drain(deps, { isHurried }),
    sweep: () => sweep(deps),
    dueAt: () => withDb(deps.db, async () => nextDueAt(await deps.db.outbox.toArray())),
    afterRun,
  });
  watchHope(() => void loop.run(true));
  return loop;
}

function watchHope(onHope: () => void): void {
  onResume(onHope);
  window.addEventListener('focus', () => {
    if (document.visibilityState === 'visible') onHope();
  });
  let before = netStore.get().state;
  netStore.subscribe(() => {
    const { state } = netStore.get();
    if (before === 'offline' && state === 'online') onHope();
    before = state;
  });
}

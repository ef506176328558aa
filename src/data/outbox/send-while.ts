import type { DataDeps } from '../deps';
import { drain } from './drain';

const ANOTHER_TAB_MS = 200;

export async function sendWhile(
  deps: DataDeps,
  patienceMs: number,
  isWaiting: () => Promise<boolean>,
): Promise<void> {
  const endsAt = deps.mono() + patienceMs;
  while ((await isWaiting()) && deps.mono() < endsAt) {
    const { didRun } = await within(drain(deps, { isHurried: true }), endsAt - deps.mono());
    if (didRun) return;
    await deps.wait(ANOTHER_TAB_MS);
  }
}

/** Waits up to `ms`; a longer run continues in the background. */
async function within(run: ReturnType<typeof drain>, ms: number): Promise<{ didRun: boolean }> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<{ didRun: boolean }>((resolve) => {
    timer = setTimeout(() => resolve({ didRun: true }), ms);
  });
  const report = await Promise.race([run.catch(() => ({ didRun: true })), late]);
  clearTimeout(timer);
  return report;
}

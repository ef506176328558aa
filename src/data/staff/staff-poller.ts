import type { StaffDeps } from '../admin-db';
import { oneAtATime } from '../one-at-a-time';
import type { LiveConnection } from '../sync/live';
import { pull, pullToken } from '../sync/pull';
import { endSession, isSessionOver } from './staff-session';

const SAFETY_PULL_MS = 30_000;

export type StaffPoller = ReturnType<typeof startStaffPoller>;

type PullPorts = {
  openConnection(): LiveConnection;
  onContact(at: number): void;
  onSignedOut(isSignedOut: boolean): void;
};

/** Pulls when asked and every 30 s, and keeps a live connection while somebody is signed in. */
export function startStaffPoller(deps: StaffDeps, ports: PullPorts) {
  let connection: LiveConnection | null = null;
  let pulledAt: number | null = null;
  const refresh = oneAtATime(once);

  async function once() {
    const token = await pullToken(deps).catch(() => undefined);
    // Storage that cannot be read does not mean that nobody is signed in.
    if (token === undefined) return;
    ports.onSignedOut(token === null);
    if (token === null) return dropLine();
    connection ??= ports.openConnection();
    try {
      await pull(deps);
      pulledAt = deps.now();
      ports.onContact(pulledAt);
    } catch (error) {
      if (!isSessionOver(error)) return;
      dropLine();
      // Another person may have signed in while this request ran with the old session.
      const isOver = await endSession(deps, token).catch((failure: unknown) => {
        console.error(failure);
        return true;
      });
      if (isOver) ports.onSignedOut(true);
    }
  }

  function dropLine() {
    connection?.stop();
    connection = null;
  }

  setInterval(() => void refresh(), SAFETY_PULL_MS);
  return {
    refresh: () => refresh(),
    lastPullAt: () => pulledAt,
    comeBack() {
      // A stream is dead after sleep, also where its state says open.
      connection?.reconnect();
      void refresh();
    },
  };
}

import type { Browser } from './browser';
import type { Timeline } from './timeline';

/** Whether a tab moves: it stands still while it is frozen or its device sleeps, and for ever when it is dead. */
export type Motion = {
  /** Lets something reach the tab after a while, unless it is dead; a frozen tab gets it when it thaws. */
  after(ms: number, run: () => void): void;
  /** Resolves when the tab runs: at once, or when it thaws. */
  awake(): Promise<void>;
  isDead(): boolean;
  isFrozen(): boolean;
  freeze(ms: number): void;
  thaw(): void;
  end(): void;
};

export function createMotion(timeline: Timeline, browser: Browser): Motion {
  const parked: (() => void)[] = [];
  let isDead = false;
  let thawsAt = 0;

  function after(ms: number, run: () => void): void {
    timeline.after(ms, () => {
      if (isDead) return;
      if (browser.isAsleep()) browser.onWake(() => after(0, run));
      else if (isFrozen()) parked.push(() => after(0, run));
      else run();
    });
  }

  function isFrozen(): boolean {
    return timeline.now() < thawsAt;
  }

  function thaw(): void {
    thawsAt = timeline.now();
    for (const run of parked.splice(0)) run();
  }

  return {
    after,
    awake: () =>
      new Promise((resolve) => {
        if (isFrozen() || browser.isAsleep()) after(0, resolve);
        else resolve();
      }),
    isDead: () => isDead,
    isFrozen,
    freeze(ms) {
      thawsAt = Math.max(thawsAt, timeline.now() + ms);
      timeline.after(ms, () => {
        if (!isFrozen()) thaw();
      });
    },
    thaw,
    end() {
      isDead = true;
    },
  };
}

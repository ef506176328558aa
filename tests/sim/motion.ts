import type { Browser } from './browser';
import type { Timeline } from './timeline';

/** Tells whether a tab moves: a frozen tab and a sleeping device stand still, a dead tab never moves again. */
export type Motion = {
  /** Delivers an event to the tab after a delay, unless the tab is dead; a frozen tab gets the event when it thaws. */
  after(ms: number, run: () => void): void;
  /** Resolves when the tab runs: immediately, or after the thaw. */
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

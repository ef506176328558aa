/** What a tablet says about itself with every pull. */
export type TabletReport = {
  device: string;
  /** Who has it. */
  who: string;
  /** Acts that it has not sent yet, and those that ask somebody. */
  waiting: number;
  attention: number;
  at: number;
};

export type TabletReports = ReturnType<typeof createTabletReports>;

const KEPT_MS = 24 * 60 * 60_000;
const MOST = 200;

/** The last word of every tablet, in memory: after a restart each says it again within half a minute. */
export function createTabletReports(now: () => number) {
  const reports = new Map<string, TabletReport>();
  return {
    report(report: Omit<TabletReport, 'at'>): void {
      reports.delete(report.device);
      reports.set(report.device, { ...report, at: now() });
      for (const [device, { at }] of reports) {
        if (now() - at < KEPT_MS && reports.size <= MOST) break;
        reports.delete(device);
      }
    },

    /** Of the last day, the one that spoke last first. */
    list(): TabletReport[] {
      return [...reports.values()].filter(({ at }) => now() - at < KEPT_MS).toReversed();
    },
  };
}

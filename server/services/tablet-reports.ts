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

type KeptReports = {
  now: () => number;
  /** What was kept before this start, the one that spoke last at the end. */
  known?: readonly TabletReport[];
  /** Keeps a report beyond this run, and none from before `until`. */
  keep?: (report: TabletReport, until: number) => Promise<void>;
};

const KEPT_MS = 24 * 60 * 60_000;
const MOST = 200;
/** Every pull brings a report: one that says nothing new is written down this seldom. */
const KEEP_EVERY_MS = 60_000;

/** The last word of every tablet. A tablet that has gone dark is not forgotten by a restart. */
export function createTabletReports({ now, known = [], keep = async () => {} }: KeptReports) {
  const reports = new Map(known.map((report) => [report.device, report]));
  const kept = new Map(reports);

  function keepWhatIsNew(report: TabletReport): void {
    const before = kept.get(report.device);
    if (before && saysTheSame(before, report) && report.at - before.at < KEEP_EVERY_MS) return;
    kept.set(report.device, report);
    keep(report, report.at - KEPT_MS).catch((error: unknown) => {
      // It is told again with the next pull.
      kept.delete(report.device);
      console.error('The report of a tablet could not be kept.', error);
    });
  }

  return {
    report(about: Omit<TabletReport, 'at'>): void {
      const report = { ...about, at: now() };
      reports.delete(report.device);
      reports.set(report.device, report);
      for (const [device, { at }] of reports) {
        if (now() - at < KEPT_MS && reports.size <= MOST) break;
        reports.delete(device);
        kept.delete(device);
      }
      keepWhatIsNew(report);
    },

    /** Of the last day, the one that spoke last first. */
    list(): TabletReport[] {
      return [...reports.values()].filter(({ at }) => now() - at < KEPT_MS).toReversed();
    },
  };
}

function saysTheSame(one: TabletReport, other: TabletReport): boolean {
  return (
    one.who === other.who && one.waiting === other.waiting && one.attention === other.attention
  );
}

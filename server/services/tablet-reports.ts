import { log } from '../log/log';
export type TabletReport = {
  device: string;
  who: string;
  /** The report counts unsent mutations and those that need a person. */
  waiting: number;
  attention: number;
  /** The lead of the server's clock (s), as the tablet measured it; a restart forgets it. */
  clockS?: number;
  at: number;
};

export type TabletReports = ReturnType<typeof createTabletReports>;

type KeptReports = {
  now: () => number;
  known?: readonly TabletReport[];
  keep?: (report: TabletReport, until: number) => Promise<void>;
  /** Reads what the processes of the venue have stored; without it there is one process. */
  readAll?: (() => Promise<readonly TabletReport[]>) | undefined;
};

const KEPT_MS = 24 * 60 * 60_000;
const MOST = 200;
/** The server stores unchanged reports at most this often (ms); other processes wait for them. */
const KEEP_EVERY_MS = 60_000;
const SHARE_EVERY_MS = 10_000;

/** Keeps the last report of every tablet across restarts. */
export function createTabletReports({
  now,
  known = [],
  keep = async () => {},
  readAll,
}: KeptReports) {
  const keepEveryMs = readAll ? SHARE_EVERY_MS : KEEP_EVERY_MS;
  const reports = new Map(known.map((report) => [report.device, report]));
  const kept = new Map(reports);

  function keepWhatIsNew(report: TabletReport): void {
    const before = kept.get(report.device);
    if (before && saysTheSame(before, report) && report.at - before.at < keepEveryMs) return;
    kept.set(report.device, report);
    keep(report, report.at - KEPT_MS).catch((error: unknown) => {
      kept.delete(report.device);
      log.error('tablet.report_not_kept', error);
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

    async list(): Promise<TabletReport[]> {
      const own = [...reports.values()].toReversed();
      const others = ((await readAll?.()) ?? []).filter(
        ({ device, at }) => at > (reports.get(device)?.at ?? 0),
      );
      const newer = new Set(others.map(({ device }) => device));
      return [...own.filter(({ device }) => !newer.has(device)), ...others]
        .filter(({ at }) => now() - at < KEPT_MS)
        .sort((one, other) => other.at - one.at);
    },
  };
}

function saysTheSame(one: TabletReport, other: TabletReport): boolean {
  return (
    one.who === other.who && one.waiting === other.waiting && one.attention === other.attention
  );
}

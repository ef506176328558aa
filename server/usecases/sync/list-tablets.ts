import type { TabletReport, TabletReports } from '../../services/tablet-reports';

export type ListTabletsDeps = { tabletReports: TabletReports };

/** What every tablet of the house last said about itself. */
export function listTablets({ tabletReports }: ListTabletsDeps): { tablets: TabletReport[] } {
  return { tablets: tabletReports.list() };
}

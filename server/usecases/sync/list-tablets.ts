import type { TabletReport, TabletReports } from '../../services/tablet-reports';

export type ListTabletsDeps = { tabletReports: TabletReports };

export function listTablets({ tabletReports }: ListTabletsDeps): { tablets: TabletReport[] } {
  return { tablets: tabletReports.list() };
}

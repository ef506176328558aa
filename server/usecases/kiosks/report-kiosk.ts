import type { KioskFacts, KioskReportInput } from '#domain/kiosks/kiosk';
import { kioskFacts } from './shared/kiosk-read';
import { type KioskDeps, kioskWith } from './shared/kiosk-request';

/** Stores a kiosk's report and returns the settings that staff have made. @throws DomainError kiosk.unknown */
export async function reportKiosk(
  deps: Pick<KioskDeps, 'kiosks' | 'kioskDesk'>,
  report: KioskReportInput,
): Promise<{ kiosk: KioskFacts }> {
  const kiosk = await kioskWith(deps, report.secret);
  deps.kioskDesk.report(kiosk.row.id, report);
  return { kiosk: kioskFacts(kiosk) };
}

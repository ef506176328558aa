import type { KioskFacts, KioskReportInput } from '#domain/kiosks/kiosk';
import { kioskFacts } from './shared/kiosk-read';
import { type KioskDeps, kioskWith } from './shared/kiosk-request';

/**
 * A kiosk says how it is, and learns what staff have set.
 * @throws DomainError kiosk.unknown
 */
export async function reportKiosk(
  deps: Pick<KioskDeps, 'kiosks' | 'kioskDesk'>,
  report: KioskReportInput,
): Promise<{ kiosk: KioskFacts }> {
  const kiosk = await kioskWith(deps, report.secret);
  deps.kioskDesk.report(kiosk.row.id, report);
  return { kiosk: kioskFacts(kiosk) };
}

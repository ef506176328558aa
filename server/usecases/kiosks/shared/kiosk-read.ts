import type { KioskFacts, KioskRead } from '#domain/kiosks/kiosk';
import type { Kiosk } from '../../../repositories/seatings/kiosks.repository';
import type { KioskDesk } from '../../../services/kiosk-desk';

export function kioskFacts({ row, tableLabel }: Kiosk): KioskFacts {
  return { name: row.name, tableLabel, isOutOfOrder: row.isOutOfOrder };
}

export function kioskRead(kiosk: Kiosk, desk: KioskDesk): KioskRead {
  const report = desk.reportOf(kiosk.row.id);
  return {
    ...kioskFacts(kiosk),
    id: kiosk.row.id,
    v: kiosk.row.v,
    seenAt: report && new Date(report.at).toISOString(),
    isInUse: report?.isInUse ?? false,
    waiting: report?.waiting ?? 0,
    waitingCodes: report?.waitingCodes ?? [],
    unsent: report?.unsent ?? [],
  };
}

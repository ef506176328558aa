import type { MutationResponse } from '../../repositories/stored-responses.repository';
import { untilWritten } from '../shared/until-written';
import { type KioskDeps, type KioskRequest, kioskOf, writtenBy } from './shared/kiosk-request';

/** Ends kiosk mode remotely: after its next report the tablet shows a new code. */
export function removeKiosk(
  deps: KioskDeps,
  request: KioskRequest<Record<string, never>> & { kioskId: string },
): Promise<MutationResponse> {
  return untilWritten(async () => {
    const before = await kioskOf(deps, request.kioskId);
    const { row, tableLabel } = before;
    const written = writtenBy(deps, request, {
      action: 'kiosk.remove',
      before: { name: row.name, tableLabel },
      after: {},
      at: deps.now(),
      kiosk: before,
    });
    const removed = await deps.kiosks.remove(row, written);
    if (removed) deps.kioskDesk.forgetReport(row.id);
    return removed;
  });
}

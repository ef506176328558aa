import type { ChangeKioskInput } from '#domain/kiosks/kiosk';
import type { MutationResponse } from '../../repositories/stored-responses.repository';
import { untilWritten } from '../shared/until-written';
import {
  type KioskDeps,
  type KioskRequest,
  kioskOf,
  kioskResponse,
  writtenBy,
} from './shared/kiosk-request';

/** Takes a kiosk out of order, or back into service. A kiosk that has the state already succeeds. */
export function changeKiosk(
  deps: KioskDeps,
  request: KioskRequest<ChangeKioskInput> & { kioskId: string },
): Promise<MutationResponse> {
  const { isOutOfOrder } = request.input;
  return untilWritten(async () => {
    const before = await kioskOf(deps, request.kioskId);
    const { row } = before;
    if (row.isOutOfOrder === isOutOfOrder) {
      return deps.responses.keep(request.claim, kioskResponse(deps, request.claim, before));
    }
    const written = writtenBy(deps, request, {
      action: 'kiosk.change',
      before: { isOutOfOrder: row.isOutOfOrder },
      after: { isOutOfOrder },
      at: deps.now(),
      kiosk: { ...before, row: { ...row, isOutOfOrder, v: row.v + 1 } },
    });
    return deps.kiosks.change(row, { isOutOfOrder }, written);
  });
}

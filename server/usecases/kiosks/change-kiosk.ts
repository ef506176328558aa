import type { ChangeKioskInput } from '#domain/kiosks/kiosk';
import type { MutationResponse } from '../../repositories/stored-responses.repository';
import { untilWritten } from '../shared/until-written';
import {
  type KioskDeps,
  type KioskRequest,
  kioskAnswer,
  kioskOf,
  writtenBy,
} from './shared/kiosk-request';

/** Takes a kiosk out of order, or back. The state that it already has is done. */
export function changeKiosk(
  deps: KioskDeps,
  act: KioskRequest<ChangeKioskInput> & { kioskId: string },
): Promise<MutationResponse> {
  const { isOutOfOrder } = act.input;
  return untilWritten(async () => {
    const before = await kioskOf(deps, act.kioskId);
    const { row } = before;
    if (row.isOutOfOrder === isOutOfOrder) {
      return deps.responses.keep(act.claim, kioskAnswer(deps, act.claim, before));
    }
    const written = writtenBy(deps, act, {
      action: 'kiosk.change',
      before: { isOutOfOrder: row.isOutOfOrder },
      after: { isOutOfOrder },
      at: deps.now(),
      kiosk: { ...before, row: { ...row, isOutOfOrder, v: row.v + 1 } },
    });
    return deps.kiosks.change(row, { isOutOfOrder }, written);
  });
}

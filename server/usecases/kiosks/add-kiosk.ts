import { DomainError } from '#domain/error-codes';
import type { AddKioskInput } from '#domain/kiosks/kiosk';
import type { MutationResponse } from '../../repositories/stored-responses.repository';
import { hashPassword } from '../../services/secrets/password-hash';
import { untilWritten } from '../shared/until-written';
import { type KioskDeps, type KioskRequest, writtenBy } from './shared/kiosk-request';

export type AddKioskDeps = KioskDeps & { passwordCost: number };

/**
 * Approves the tablet that shows a code; the tablet is a kiosk from then on.
 * @throws DomainError kiosk.code_unknown; table.blocked, where the table is gone
 */
export function addKiosk(
  deps: AddKioskDeps,
  request: KioskRequest<AddKioskInput>,
): Promise<MutationResponse> {
  const { code, name, tableId, pin } = request.input;
  return untilWritten(async () => {
    const secretHash = deps.kioskDesk.tabletWith(code);
    if (secretHash === null) throw new DomainError('kiosk.code_unknown');
    const table = tableId === null ? null : await deps.tables.find(tableId);
    if (tableId !== null && !table) throw new DomainError('table.blocked');
    const at = deps.now();
    const pinHash = await hashPassword(pin, deps.passwordCost);
    const row = {
      id: deps.newId(),
      v: 1,
      secretHash,
      name,
      tableId,
      pinHash,
      isOutOfOrder: false,
      addedAt: at,
      addedBy: request.member.firstName,
    };
    const tableLabel = table?.label ?? null;
    const written = writtenBy(deps, request, {
      action: 'kiosk.add',
      before: null,
      after: { name, tableLabel },
      at,
      kiosk: { row, tableLabel },
    });
    const added = await deps.kiosks.add(row, written);
    if (added) deps.kioskDesk.forgetCode(code);
    return added;
  });
}

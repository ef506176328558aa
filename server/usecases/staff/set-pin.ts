import { DomainError } from '#domain/error-codes';
import { leastPinLength, type SetPinInput } from '#domain/staff/pin';
import type { PinsRepository } from '../../repositories/pins.repository';
import type { StaffSession } from '../../repositories/staff.repository';
import { hashPassword, isPasswordRight } from '../../services/secrets/password-hash';
import { pinVersion } from '../../services/secrets/pin-version';
import { type AuditDeps, auditRow } from '../shared/audit-row';

export type SetPinDeps = AuditDeps & { pins: PinsRepository; passwordCost: number };

export async function setPin(
  deps: SetPinDeps,
  { member }: StaffSession,
  { currentPassword, pin }: SetPinInput,
): Promise<{ hasPin: true; pinVersion: string }> {
  if (pin.length < leastPinLength(member.role)) {
    throw new DomainError('invalid_input', { issues: [{ path: 'pin', code: 'pin.too_short' }] });
  }
  const isRight = await isPasswordRight(currentPassword, member.passwordHash);
  if (!isRight) throw new DomainError('password.wrong');
  const pinHash = await hashPassword(pin, deps.passwordCost);
  const changed = { before: { hasPin: member.pinHash !== null }, after: { hasPin: true } };
  const fact = { action: 'staff.pin', tbl: 'staff', pk: member.id, ...changed };
  await deps.pins.set(member.id, pinHash, auditRow(deps, { member }, fact));
  return { hasPin: true, pinVersion: pinVersion(pinHash) };
}

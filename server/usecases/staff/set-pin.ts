import { DomainError } from '#domain/error-codes';
import { leastPinLength, type SetPinInput } from '#domain/staff/pin';
import type { PinsRepository } from '../../repositories/pins.repository';
import type { StaffSession } from '../../repositories/staff.repository';
import { hashPassword, isPasswordRight } from '../../services/secrets/password-hash';
import { pinVersion } from '../../services/secrets/pin-version';

export type SetPinDeps = {
  pins: PinsRepository;
  now: () => number;
  newId: () => string;
  passwordCost: number;
};

export async function setPin(
  { pins, now, newId, passwordCost }: SetPinDeps,
  { member }: StaffSession,
  { currentPassword, pin }: SetPinInput,
): Promise<{ hasPin: true; pinVersion: string }> {
  if (pin.length < leastPinLength(member.role)) {
    throw new DomainError('invalid_input', { issues: [{ path: 'pin', code: 'pin.too_short' }] });
  }
  const isRight = await isPasswordRight(currentPassword, member.passwordHash);
  if (!isRight) throw new DomainError('password.wrong');
  const at = now();
  const pinHash = await hashPassword(pin, passwordCost);
  await pins.set(member.id, pinHash, {
    id: newId(),
    actor: member.id,
    action: 'staff.pin',
    tbl: 'staff',
    pk: member.id,
    before: { hasPin: member.pinHash !== null },
    after: { hasPin: true },
    doneAt: at,
    receivedAt: at,
  });
  return { hasPin: true, pinVersion: pinVersion(pinHash) };
}

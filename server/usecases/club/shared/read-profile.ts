import type { MemberRead } from '#domain/club/guest-member';
import type { ConsentsRepository } from '../../../repositories/consents.repository';
import type { MemberRow } from '../../../repositories/members.repository';
import type { PointsRepository } from '../../../repositories/points.repository';

export type ReadProfileDeps = { consents: ConsentsRepository; loyalty: PointsRepository };

export async function readProfile(
  { consents, loyalty }: ReadProfileDeps,
  member: MemberRow,
): Promise<MemberRead> {
  const { id, firstName, lastName, email, phone, createdAt, verifiedAt } = member;
  return {
    id,
    firstName,
    lastName,
    email,
    phone,
    loyaltyPoints: await loyalty.balance(id),
    createdAt: new Date(createdAt).toISOString(),
    isVerified: verifiedAt !== null,
    consents: await consents.current(id),
  };
}

import { sameHash } from '../secrets/keys';

/** The secret of the order or booking, or the cookie of the browser that made it, proves ownership. */
export type Proof = {
  secretHash: string | null;
  deviceHash: string | null;
  /** The id names the owning or signed-in member; without one, there is none. */
  memberId?: string | null;
};
export type Reader = Proof & { isStaff: boolean };

export function isOwn(thing: Proof, shown: Proof): boolean {
  const isMembers = thing.memberId != null && thing.memberId === shown.memberId;
  return (
    isMembers ||
    sameHash(shown.secretHash, thing.secretHash) ||
    sameHash(shown.deviceHash, thing.deviceHash)
  );
}

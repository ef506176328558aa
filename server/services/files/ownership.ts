import { sameHash } from '../secrets/keys';

/** Proof of ownership: the secret of the order or booking, or the cookie of the browser that made it. */
export type Proof = {
  secretHash: string | null;
  deviceHash: string | null;
  /** The owning or signed-in member; missing: none. */
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

import { sameHash } from '../secrets/keys';

/** What somebody shows: the thing's own secret, or the cookie of the browser that made it. */
export type Proof = {
  secretHash: string | null;
  deviceHash: string | null;
  /** The member of the club whose it is, or who is signed in; missing: nobody. */
  memberId?: string | null;
};
export type Reader = Proof & { isStaff: boolean };

/** Whether the secret, the browser or the member is the one that an order or booking belongs to. */
export function isOwn(thing: Proof, shown: Proof): boolean {
  const isMembers = thing.memberId != null && thing.memberId === shown.memberId;
  return (
    isMembers ||
    sameHash(shown.secretHash, thing.secretHash) ||
    sameHash(shown.deviceHash, thing.deviceHash)
  );
}

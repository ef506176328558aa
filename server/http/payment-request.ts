import type { Context } from 'hono';
import type { Proof } from '../services/files/data-folder';
import type { Keys } from '../services/secrets/keys';
import { isReturnLink, type ReturnLink, type ToldByUrl } from '../services/vakifbank/hosted-page';
import { memberIdOf } from './guest-route';
import type { MemberGateDeps } from './member-session';
import { guestProof } from './principal';
import { clientAddress, languageFor, ownOrigin, type Reach } from './request-facts';
import { formBody } from './validate';

export async function payerOf(c: Context, deps: MemberGateDeps, id: string) {
  const { secretHash, cookieHash } = guestProof(c, deps.reach);
  const memberId = await memberIdOf(c, deps);
  const proof: Proof = { secretHash, deviceHash: cookieHash, memberId };
  return {
    id,
    proof,
    clientIp: bankAddress(c, deps.reach),
    language: languageFor(c),
    origin: ownOrigin(c, deps.reach),
  };
}

/** Returns one address for the bank: the first one of an IPv6 network. */
function bankAddress(c: Context, reach: Reach): string {
  const address = clientAddress(c, reach).replace('/64', '');
  return address === 'local' ? '127.0.0.1' : address;
}

/** Returns the payment of a signed URL, or null if the URL is forged, altered or expired. */
export function returnedPaymentId(
  c: Context,
  { keys, now }: { keys: Keys; now: () => number },
  way: ReturnLink['way'],
): string | null {
  const paymentId = c.req.param('id') ?? '';
  const expiresAt = Number(c.req.query('exp'));
  const sig = c.req.query('sig') ?? '';
  return isReturnLink(keys, { paymentId, way, expiresAt }, sig, now()) ? paymentId : null;
}

/** Reads the result in the return URL or its form; the bank writes the name as `Rc` or `RC`. */
export async function toldByUrl(c: Context): Promise<ToldByUrl> {
  // A return without a readable form says nothing.
  const form = c.req.method === 'POST' ? await formBody(c).catch(() => []) : [];
  const fields = [...Object.entries(c.req.query()), ...form];
  const rc = fields.find(([name]) => /^rc$/i.test(name))?.[1];
  if (!rc) return null;
  return rc === '0000' ? 'approved' : 'refused';
}

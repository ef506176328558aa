import { shortName } from '#domain/bills/bill';
import type { Parts } from './staff-change';

/** Returns the member whose points a bill earns; one who is gone is nobody. */
export async function memberOf(
  { members }: Pick<Parts, 'members'>,
  id: string | null | undefined,
): Promise<{ memberId: string | null; memberName: string | null }> {
  const member = id ? await members.find(id) : null;
  return { memberId: member?.id ?? null, memberName: member && shortName(member) };
}

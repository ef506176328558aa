import { isRecord, recordOf } from '../json';
import { storedValue } from '../storage/stored-value';
import { MEMBER_KEY } from './member-id';

/** Holds the member's name and points for the greeting before the server responds; no address, no phone. */
export type KnownMember = { id: string; firstName: string; points: number; at: number };

export const knownMember = storedValue<KnownMember | null>(MEMBER_KEY, memberOf);

export function keepMember(member: KnownMember | null): void {
  knownMember.set(member === null ? null : JSON.stringify(member));
}

function memberOf(text: string | null): KnownMember | null {
  const kept = recordOf(text ?? undefined);
  if (!isRecord(kept)) return null;
  const { id, firstName, points, at } = kept;
  const isWhole = typeof id === 'string' && typeof firstName === 'string';
  return isWhole ? { id, firstName, points: Number(points) || 0, at: Number(at) || 0 } : null;
}

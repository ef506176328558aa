import type { StoragePort } from '../deps';
import { recordOf, textField } from '../json';

/** The storage key of the signed-in member. */
export const MEMBER_KEY = 'club-member';

/** The id of the signed-in member, by this device; null: nobody. */
export function memberIdIn(storage: StoragePort): string | null {
  return textField(recordOf(storage.read(MEMBER_KEY) ?? undefined), 'id');
}

import type { StoragePort } from '../deps';
import { recordOf, textField } from '../json';

/** Where this device keeps who of the club is signed in. */
export const MEMBER_KEY = 'club-member';

/** The id of who is signed in here, as far as this device knows; null: nobody. */
export function memberIdIn(storage: StoragePort): string | null {
  return textField(recordOf(storage.read(MEMBER_KEY) ?? undefined), 'id');
}

import type { StoragePort } from '../deps';
import { recordOf, textField } from '../json';

export const MEMBER_KEY = 'club-member';

export function memberIdIn(storage: StoragePort): string | null {
  return textField(recordOf(storage.read(MEMBER_KEY) ?? undefined), 'id');
}

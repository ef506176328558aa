import { type EntryState, isTerminal } from './entry-state';
import { OTHER_PERSON } from './principal';

type Standing = {
  state: EntryState;
  lastHttp?: number | undefined;
  lastCode?: string | undefined;
};

/**
 * Whether the house does not know of an act yet: whoever clears the device now would lose it. What the house
 * has answered (refused, or first taken by somebody else) is only something to read.
 */
export function isUnsent({ state, lastHttp, lastCode }: Standing): boolean {
  if (isTerminal(state) || state === 'rejected') return false;
  return state !== 'needs_user' || lastHttp !== 409 || lastCode === OTHER_PERSON;
}

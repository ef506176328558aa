import { type EntryState, isTerminal } from './entry-state';
import { OTHER_PERSON } from './principal';

type Standing = {
  state: EntryState;
  lastHttp?: number | undefined;
  lastCode?: string | undefined;
};

/** Clearing the device loses an unsent mutation. One with a verdict (refused, conflict) is only waiting to be read. */
export function isUnsent({ state, lastHttp, lastCode }: Standing): boolean {
  if (isTerminal(state) || state === 'rejected') return false;
  return state !== 'needs_user' || lastHttp !== 409 || lastCode === OTHER_PERSON;
}

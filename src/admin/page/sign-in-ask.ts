import { createStore } from '../../data/store';

/** True while the sign-in is shown over a page with an ended session. */
export const signInAsk = createStore(true);

export function askToSignIn(): void {
  signInAsk.set(true);
}

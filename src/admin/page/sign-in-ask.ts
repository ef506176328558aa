import { createStore } from '../../data/store';

/** Whether the sign-in is shown over the page, where a session has ended. */
export const signInAsk = createStore(true);

export function askToSignIn(): void {
  signInAsk.set(true);
}

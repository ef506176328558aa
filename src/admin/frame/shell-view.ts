import type { StaffSessionView } from '../../data/react/staff/use-staff-session';

/** door: the way to sign in. waiting: the frame alone, until the tablet knows whether it is locked. */
export type ShellView = 'door' | 'locked' | 'waiting' | 'open';

type Known = {
  state: StaffSessionView['state'];
  /** undefined until the tablet's storage has answered. */
  isLocked: boolean | undefined;
};

/** What may be shown: nothing of the bar's before it is sure that nobody has locked it. */
export function shellView({ state, isLocked }: Known): ShellView {
  if (state === 'signed-out') return 'door';
  if (isLocked) return 'locked';
  return state === 'unknown' || isLocked === undefined ? 'waiting' : 'open';
}

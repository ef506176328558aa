import { OTHER_PERSON } from './mutation';

/**
 * An outbox entry has these states:
 *   queued → sending → acked
 *              ├→ needs_user   (the server asks: price, stock, age, closing time, other person)
 *              ├→ rejected     (the server can never accept the entry)
 *              ├→ blocked_auth / blocked_upgrade (wait for a sign-in / an update)
 *              └→ quarantined (the server fails on this entry only)
 *
 * `arrived`: the device has read the order from the server, for example after a tablet has sent it.
 */
export const ENTRY_STATES = [
  'queued',
  'sending',
  'needs_user',
  'blocked_auth',
  'blocked_upgrade',
  'quarantined',
  'rejected',
  'acked',
  'cancelled',
  'superseded',
] as const;
export type EntryState = (typeof ENTRY_STATES)[number];

export const ENTRY_EVENTS = [
  'claim',
  'ack',
  'arrived',
  'transient',
  'leaseExpired',
  'domain409',
  'permanent4xx',
  'unauth',
  'upgrade426',
  'poison',
  'ttl',
  'reauthSame',
  'reauthOther',
  'updateApplied',
  'userConfirm',
  'userAgain',
  'userCancel',
] as const;
export type EntryEvent = (typeof ENTRY_EVENTS)[number];

/** All other events leave an entry as it is. */
const NEXT: Record<EntryState, Partial<Record<EntryEvent, EntryState>>> = {
  queued: {
    claim: 'sending',
    arrived: 'acked',
    ttl: 'needs_user',
    userCancel: 'cancelled',
    reauthOther: 'needs_user',
  },
  sending: {
    ack: 'acked',
    transient: 'queued',
    leaseExpired: 'queued',
    domain409: 'needs_user',
    permanent4xx: 'rejected',
    unauth: 'blocked_auth',
    upgrade426: 'blocked_upgrade',
    poison: 'quarantined',
  },
  // Only entries that asked because another person was signed in take reauthSame (data/outbox/unblock).
  // An order with a shown QR code takes userAgain, and money that a colleague took (data/commands/approvals); guests
  // place others anew (data/commands/orders/unsent-order).
  needs_user: {
    arrived: 'acked',
    reauthSame: 'queued',
    userConfirm: 'superseded',
    userAgain: 'queued',
    userCancel: 'cancelled',
  },
  blocked_auth: {
    arrived: 'acked',
    reauthSame: 'queued',
    reauthOther: 'needs_user',
    ttl: 'needs_user',
    userCancel: 'cancelled',
  },
  blocked_upgrade: {
    arrived: 'acked',
    updateApplied: 'queued',
    ttl: 'needs_user',
    userCancel: 'cancelled',
  },
  quarantined: { arrived: 'acked', userConfirm: 'queued', userCancel: 'cancelled' },
  rejected: { arrived: 'acked', userConfirm: 'superseded', userCancel: 'cancelled' },
  acked: {},
  cancelled: {},
  superseded: {},
};

export function nextEntryState(state: EntryState, event: EntryEvent): EntryState {
  return NEXT[state][event] ?? state;
}

/** Settled entries keep no personal data and are deleted after 48 hours. */
export function isTerminal(state: EntryState): boolean {
  return state === 'acked' || state === 'cancelled' || state === 'superseded';
}

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

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

type Row = Record<EntryEvent, EntryState | 'noop'>;

const STAY: Row = {
  claim: 'noop',
  ack: 'noop',
  arrived: 'noop',
  transient: 'noop',
  leaseExpired: 'noop',
  domain409: 'noop',
  permanent4xx: 'noop',
  unauth: 'noop',
  upgrade426: 'noop',
  poison: 'noop',
  ttl: 'noop',
  reauthSame: 'noop',
  reauthOther: 'noop',
  updateApplied: 'noop',
  userConfirm: 'noop',
  userAgain: 'noop',
  userCancel: 'noop',
};

const NEXT: Record<EntryState, Row> = {
  queued: {
    ...STAY,
    claim: 'sending',
    arrived: 'acked',
    ttl: 'needs_user',
    userCancel: 'cancelled',
    reauthOther: 'needs_user',
  },
  sending: {
    ...STAY,
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
    ...STAY,
    arrived: 'acked',
    reauthSame: 'queued',
    userConfirm: 'superseded',
    userAgain: 'queued',
    userCancel: 'cancelled',
  },
  blocked_auth: {
    ...STAY,
    arrived: 'acked',
    reauthSame: 'queued',
    reauthOther: 'needs_user',
    ttl: 'needs_user',
    userCancel: 'cancelled',
  },
  blocked_upgrade: {
    ...STAY,
    arrived: 'acked',
    updateApplied: 'queued',
    ttl: 'needs_user',
    userCancel: 'cancelled',
  },
  quarantined: { ...STAY, arrived: 'acked', userConfirm: 'queued', userCancel: 'cancelled' },
  rejected: { ...STAY, arrived: 'acked', userConfirm: 'superseded', userCancel: 'cancelled' },
  acked: STAY,
  cancelled: STAY,
  superseded: STAY,
};

export function nextEntryState(state: EntryState, event: EntryEvent): EntryState {
  const next = NEXT[state][event];
  return next === 'noop' ? state : next;
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

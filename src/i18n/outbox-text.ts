import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { MutationKind } from '#domain/registry/mutations';
import type { EntryState } from '#domain/sync/entry-state';

const MUTATION_TEXT: Record<MutationKind, (code: string) => MessageDescriptor> = {
  'order.create': (code) => msg`Order ${code}`,
  'order.cancel': (code) => msg`Cancel order ${code}`,
  'order.status': (code) => msg`Status of order ${code}`,
  'order.seen': (code) => msg`Order ${code} was seen`,
  'order.acknowledge': (code) => msg`Alarm for order ${code} acknowledged`,
  'message.create': () => msg`Your message`,
  'message.status': (code) => msg`Status of message ${code}`,
  'reservation.create': (code) => msg`Table booking ${code}`,
  'reservation.cancel': (code) => msg`Cancel table booking ${code}`,
  'reservation.status': (code) => msg`Status of table booking ${code}`,
  'brunch.create': (code) => msg`Brunch ${code}`,
  'brunch.cancel': (code) => msg`Cancel brunch ${code}`,
  'brunch.status': (code) => msg`Status of brunch ${code}`,
  'order.handover': (code) => msg`Order ${code} from a guest's phone`,
  'menu.availability': (code) => msg`Availability of ${code}`,
  'reservation.table': (code) => msg`Table for booking ${code}`,
  'brunch.table': (code) => msg`Table for brunch ${code}`,
  'reservation.walk_in': (code) => msg`Walk-in ${code}`,
  'table.clear': () => msg`Table cleared`,
  'brunch.deposit': (code) => msg`Deposit of brunch ${code}`,
  'brunch.first_drink': (code) => msg`First drink of brunch ${code}`,
  'staff.pin_lock': () => msg`PIN locked after wrong tries`,
  'seating.move': () => msg`Party moved to another table`,
  'seating.call': () => msg`Call of a table taken`,
};

const STATE_TEXT: Record<EntryState, MessageDescriptor> = {
  queued: msg`Waiting to be sent`,
  sending: msg`Sending…`,
  needs_user: msg`Needs your answer`,
  blocked_auth: msg`Waiting for you to sign in`,
  blocked_upgrade: msg`Waiting for an update`,
  quarantined: msg`We couldn't process this. Our team has been told.`,
  rejected: msg`Refused`,
  acked: msg`Sent`,
  cancelled: msg`Cancelled`,
  superseded: msg`Replaced`,
};

type Act = { kind: MutationKind | null; code: string };

export function useMutationText(): (act: Act) => string {
  const { _ } = useLingui();
  return ({ kind, code }) => {
    if (kind !== null) return _(MUTATION_TEXT[kind](code));
    return code === '' ? _(msg`Saved change`) : _(msg`Saved change: ${code}`);
  };
}

export function useStateText(): (act: { kind: MutationKind | null; state: EntryState }) => string {
  const { _ } = useLingui();
  return ({ kind, state }) =>
    _(kind === null ? msg`We can't read this. It is kept as it is.` : STATE_TEXT[state]);
}

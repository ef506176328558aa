import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { GuestMutationKind, MutationKind } from '#domain/registry/mutations';
import type { EntryState } from '#domain/sync/mutation';

export type MutationTexts = Partial<Record<MutationKind, (code: string) => MessageDescriptor>>;

const GUEST_TEXT: Required<Pick<MutationTexts, GuestMutationKind>> = {
  'order.create': (code) => msg`Order ${code}`,
  'order.cancel': (code) => msg`Cancel order ${code}`,
  'message.create': () => msg`Your message`,
  'reservation.create': (code) => msg`Table booking ${code}`,
  'reservation.cancel': (code) => msg`Cancel table booking ${code}`,
  'reservation.change': (code) => msg`Change table booking ${code}`,
  'reservation.late': (code) => msg`Running late: table booking ${code}`,
  'brunch.create': (code) => msg`Brunch ${code}`,
  'brunch.cancel': (code) => msg`Cancel brunch ${code}`,
  'brunch.change': (code) => msg`Change brunch ${code}`,
  'brunch.late': (code) => msg`Running late: brunch ${code}`,
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

type EntryFacts = { kind: MutationKind | null; code: string };

/** Returns a function that names guests' mutations and the `others`. */
export function useMutationText(others: MutationTexts = {}): (action: EntryFacts) => string {
  const { _ } = useLingui();
  return ({ kind, code }) => {
    const texts: MutationTexts = { ...GUEST_TEXT, ...others };
    const text = kind === null ? undefined : texts[kind];
    if (text) return _(text(code));
    return code === '' ? _(msg`Saved change`) : _(msg`Saved change: ${code}`);
  };
}

export function useStateText(): (action: {
  kind: MutationKind | null;
  state: EntryState;
}) => string {
  const { _ } = useLingui();
  return ({ kind, state }) =>
    _(kind === null ? msg`This version can't read it. Nothing is lost.` : STATE_TEXT[state]);
}

import type { MUTATIONS, MutationKind } from '#domain/registry/mutations';

type Listed = (typeof MUTATIONS)[number];

const known = new Map<MutationKind, Listed>();

/** Each database makes the mutations of its outbox known: the guests' app has none of staff. */
export function knowMutations(mutations: readonly Listed[]): void {
  for (const mutation of mutations) known.set(mutation.kind, mutation);
}

/** Returns undefined for a kind of another app or build. */
export function knownMutation(kind: MutationKind): Listed | undefined {
  return known.get(kind);
}

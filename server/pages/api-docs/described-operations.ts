import type { GenericSchema } from 'valibot';
import { GUEST_OPERATIONS } from '#domain/registry/guest-operations';
import { MUTATIONS, type MutationKind } from '#domain/registry/mutations';
import { STAFF_OPERATIONS, type StaffOperationKind } from '#domain/registry/operations';
import type { Words } from '#domain/resource/field';
import type { Operation } from '#domain/sync/operation';
import OPERATION_WORDS from './operation-words.json' with { type: 'json' };

type GuestOperationKind = (typeof GUEST_OPERATIONS)[keyof typeof GUEST_OPERATIONS]['kind'];
type Kind = StaffOperationKind | GuestOperationKind | MutationKind;

/** What each operation does, in English and Turkish. */
const WORDS: Readonly<Record<Kind, Words>> = OPERATION_WORDS;

export type DescribedOperation = Pick<Operation, 'method' | 'path' | 'isRepeatable'> & {
  kind: Kind;
  need?: Operation['need'] | 'guest';
  schema?: GenericSchema | null;
  response?: GenericSchema | null;
};

const queued: readonly DescribedOperation[] = MUTATIONS;

/** Everything that is no plain resource's list or form. */
export const DESCRIBED_OPERATIONS = [
  {
    title: { en: 'Staff', tr: 'Personel' },
    operations: [
      ...Object.values(STAFF_OPERATIONS).flatMap((noun) => Object.values<DescribedOperation>(noun)),
      ...queued.filter(({ need }) => need !== 'guest'),
    ],
  },
  {
    title: { en: 'Guests', tr: 'Misafirler' },
    operations: [
      ...Object.values(GUEST_OPERATIONS).map((operation) => ({ ...operation, isRepeatable: true })),
      ...queued.filter(({ need }) => need === 'guest'),
    ],
  },
] satisfies readonly { title: Words; operations: readonly DescribedOperation[] }[];

export function wordsOf({ kind }: DescribedOperation): Words {
  return WORDS[kind];
}

/** Returns the ability or the session that a caller needs, or null without one. */
export function sessionFor({ need }: Pick<DescribedOperation, 'need'>): string | null {
  return need === undefined || need === 'anybody' || need === 'guest' ? null : need;
}

/** Writes parameters as OpenAPI does: `{id}`. */
export function templateOf({ path }: { path: string }): string {
  return path.replace(/:(\w+)/g, '{$1}');
}

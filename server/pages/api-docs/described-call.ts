import type { GenericSchema } from 'valibot';
import type { Words } from '#domain/resource/field';
import type { Ability } from '#domain/staff/roles';

/** A call that is no resource's list or form. */
export type DescribedCall = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH';
  path: string;
  /** null: the link's own key opens the page, without a session. */
  ability: Ability | null;
  operationId: string;
  words: Words;
  query?: Readonly<Record<string, { type: string; enum?: readonly string[] }>>;
  body?: GenericSchema;
  /** A POST that changes nothing when repeated; it needs no Idempotency-Key. */
  isRepeatable?: true;
};

export type DescribedCalls = { title: Words; calls: readonly DescribedCall[] };

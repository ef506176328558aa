import type { MUTATIONS } from '#domain/registry/mutations';
import { ENTRY_VERSION, type OutboxEntry } from '#domain/registry/outbox-entry';
import { entityKey } from '#domain/sync/mutation';
import type { DataDeps, StoragePort } from '../deps';
import { isRecord, recordOf } from '../json';

type NewEntry = {
  id: string;
  mutation: (typeof MUTATIONS)[number];
  entityId: string;
  seqInKey: number;
  body: unknown;
  principal: string;
  secret?: string;
  ttlMs?: number;
};

/** Follow-ups have no storage at hand and keep the language of the older mutation. */
export type EntryDeps = Pick<DataDeps, 'now' | 'mono' | 'bootId'> & { storage?: StoragePort };

/** Fixes the bytes here: every attempt sends them unchanged. */
export function newEntry(
  deps: EntryDeps,
  { id, mutation, entityId, seqInKey, body, principal, secret, ttlMs }: NewEntry,
): OutboxEntry {
  const now = deps.now();
  return {
    id,
    v: ENTRY_VERSION,
    kind: mutation.kind,
    method: mutation.method,
    path: mutation.path.replace(':id', encodeURIComponent(entityId)),
    body: JSON.stringify(body),
    entityKey: entityKey(mutation.entity, entityId),
    seqInKey,
    principal,
    ...(deps.storage ? { language: spokenLanguage(deps.storage) } : {}),
    ...(secret === undefined ? {} : { secret }),
    createdAt: now,
    bootId: deps.bootId,
    createdMono: deps.mono(),
    ttlMs: ttlMs ?? mutation.ttlMs,
    state: 'queued',
    attempts: 0,
    faults: 0,
    nextAt: now,
  };
}

/** Returns the language chosen in the app, not the browser's; English by default. */
function spokenLanguage(storage: StoragePort): 'en' | 'tr' {
  const state = recordOf(storage.read('language-storage') ?? undefined)?.state;
  return isRecord(state) && state.language === 'tr' ? 'tr' : 'en';
}

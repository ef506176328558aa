import type { DataDeps } from '../deps';
import { fingerprintOf, newSecret } from '../ids';
import { recordOf, textField } from '../json';

export type PendingMutation = { id: string; secret: string; fingerprint: string };

type StorageDeps = Pick<DataDeps, 'storage' | 'newId'>;

/** Returns the id for a tap: a second tap with the same body, also after a crash, gets the same id. */
export function pendingMutationFor(
  { storage, newId }: StorageDeps,
  key: string,
  bodyText: string,
): PendingMutation {
  const fingerprint = fingerprintOf(bodyText);
  const kept = readPendingMutation({ storage }, key);
  if (kept?.fingerprint === fingerprint) return kept;
  const pending = { id: newId(), secret: newSecret(), fingerprint };
  storage.write(key, JSON.stringify(pending));
  return pending;
}

export function readPendingMutation(
  { storage }: Pick<DataDeps, 'storage'>,
  key: string,
): PendingMutation | null {
  const kept = recordOf(storage.read(key) ?? undefined);
  const [id, secret, fingerprint] = ['id', 'secret', 'fingerprint'].map((name) =>
    textField(kept, name),
  );
  return id && secret && fingerprint ? { id, secret, fingerprint } : null;
}

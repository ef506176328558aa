import { isQuota } from '../db-health';
import type { DataDeps } from '../deps';
import { inOutbox } from './outbox';

/** Saves; when storage is full, deletes pictures first. */
export async function saveWithRoom(deps: DataDeps, save: () => Promise<void>): Promise<void> {
  try {
    await inOutbox(deps, save);
  } catch (error) {
    if (!isQuota(error)) throw error;
    await deps.makeRoom();
    await inOutbox(deps, save);
  }
}

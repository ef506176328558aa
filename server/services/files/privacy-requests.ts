import { closeSync, existsSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { ConsentChannel } from '#domain/club/sign-in-member';

/** A member's wish that outlives a restore: the deletion, or a withdrawn consent. It names nobody. */
export type PrivacyRequest = { memberId: string; at: number; withdrawn?: ConsentChannel };

export type PrivacyRequests = ReturnType<typeof openPrivacyRequests>;

/** Keeps the requests in the data folder: a restored database repeats them, because its copy may be older. */
export function openPrivacyRequests(folder: string) {
  const file = join(folder, 'privacy-requests.jsonl');
  return {
    /** Returns only when the request is on the disk. */
    keep(request: PrivacyRequest): void {
      const open = openSync(file, 'a', 0o600);
      try {
        // The line break comes first, so that a half line of a power cut spoils no other.
        writeSync(open, `\n${JSON.stringify(request)}`);
        fsyncSync(open);
      } finally {
        closeSync(open);
      }
    },

    list(): PrivacyRequest[] {
      if (!existsSync(file)) return [];
      return readFileSync(file, 'utf8').split('\n').flatMap(requestIn);
    },
  };
}

function requestIn(line: string): PrivacyRequest[] {
  try {
    return [JSON.parse(line)];
  } catch {
    return [];
  }
}

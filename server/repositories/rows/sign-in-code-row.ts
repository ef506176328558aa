import { CODE_TTL_MS } from '#domain/club/sign-in-member';
import type { SignInCodesRepository } from '../sign-in-codes.repository';

export type AskCodeDeps = {
  signInCodes: SignInCodesRepository;
  now: () => number;
  newId: () => string;
};

export type Asker = { email: string; browserHash: string; language: 'en' | 'tr' };

/** Stores a code and its mail; returns false if the address has reached its hourly limit. */
export function askCode({ signInCodes, now, newId }: AskCodeDeps, asker: Asker): Promise<boolean> {
  const code = {
    id: newId(),
    ...asker,
    attempts: 0,
    createdAt: now(),
    expiresAt: now() + CODE_TTL_MS,
    usedAt: null,
    usedBy: null,
  };
  return signInCodes.ask(code, newId());
}

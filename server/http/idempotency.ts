import { createHash, hash } from 'node:crypto';
import type { Context } from 'hono';
import * as v from 'valibot';
import { allowedFields } from '#domain/allowed-fields';
import type { ErrorCode } from '#domain/error-codes';
import { DomainError } from '#domain/error-codes';
import { uuidText } from '#domain/fields';
import { HEADERS } from '#domain/sync/mutation';
import type {
  Claim,
  MutationResponse,
  SentResponse,
  StoredResponsesRepository,
} from '../repositories/rows/responses.repository';
import { ANY_BODY } from '../repositories/rows/responses.repository';
import { sameHash } from '../services/keys';
import { errorBody, jsonText, statusOf } from './error-response';
import type { Language } from './request-facts';
import { languageFor } from './request-facts';

export type IdempotencyDeps = { responses: StoredResponsesRepository; newId: () => string };

/** The server does not store these codes, so the device can send the mutation again. */
const NOT_KEPT: readonly ErrorCode[] = [
  'unauthorized',
  'client_too_old',
  'rate_limited',
  'busy',
  'internal',
];

/** A stored error body has at most this many characters, enough for sixty changed prices. */
const MOST_KEPT = 16_384;

/** Returns the device's id, or a new one for a client without ids. */
export function mutationIdOf(c: Context, newId: () => string): string {
  const key = c.req.header(HEADERS.idempotencyKey);
  if (key === undefined) return newId();
  const id = v.safeParse(uuidText, key);
  if (!id.success) throw new DomainError('idempotency_key_invalid');
  return id.output;
}

/** Returns the hash of method, path and the exact body bytes. */
export function requestDigest(
  { method, path }: { method: string; path: string },
  body: string | Uint8Array,
): string {
  const head = `${method} ${path}\n`;
  if (typeof body === 'string') return hash('sha256', head + body, 'base64url');
  return createHash('sha256').update(head).update(body).digest('base64url');
}

type OnceOptions = {
  claim: Claim;
  /** Lists the fields that a guest may read; null means that staff read the response. */
  response: v.GenericSchema | null;
  /** An anonymous request has no secret and no cookie: id and body are the only proof of a retry. */
  isAnonymous?: boolean;
  /** A timely mutation is fresh again, so its response replaces a refusal for age. */
  isTimely?: boolean;
  /** Most requests are new ones: the write itself finds the others, which saves a read. */
  writesFirst?: boolean;
  onResponse?: (status: number) => void;
};

/** Handles a mutation exactly once: a known id gets the stored response; the server processes and stores a new one. */
export async function respondOnce(
  c: Context,
  deps: IdempotencyDeps,
  { claim, response, writesFirst = false, isAnonymous = false, ...options }: OnceOptions,
  run: () => Promise<MutationResponse>,
): Promise<Response> {
  if (options.isTimely) await deps.responses.dropStale(claim);
  const find = () => deps.responses.find(claim.mutationId);
  const decided = () => decide(c, deps, claim, run);
  const kept = writesFirst
    ? await decided().catch((error) => knownInstead(error, find))
    : ((await find()) ?? (await decided()));
  refuseStrangers(kept, claim, isAnonymous);
  options.onResponse?.(kept.status);
  c.header(HEADERS.seq, String(kept.seq));
  c.header(HEADERS.replay, kept.isReplay ? '1' : '0');
  return jsonText(c, kept.status, shownBody(kept, response));
}

/** A repeated mutation that is refused now was accepted before. A busy database would not tell. */
async function knownInstead(error: unknown, find: () => Promise<MutationResponse | null>) {
  if (!(error instanceof DomainError) || error.code === 'busy') throw error;
  const stored = await find();
  if (!stored) throw error;
  return stored;
}

/** A response stored by an older build may have more fields than a guest may read today. */
function shownBody({ status, body }: MutationResponse, response: v.GenericSchema | null): string {
  if (response === null || status >= 400) return body;
  return JSON.stringify(allowedFields(response, JSON.parse(body)));
}

export function verdictOf(c: Context, code: ErrorCode, mutationId: string): SentResponse {
  return {
    status: statusOf(code),
    body: errorBody(new DomainError(code), languageFor(c), mutationId),
  };
}

async function decide(
  c: Context,
  { responses }: IdempotencyDeps,
  claim: Claim,
  run: () => Promise<MutationResponse>,
): Promise<MutationResponse> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof DomainError) || NOT_KEPT.includes(error.code)) throw error;
    const body = keptBody(error, languageFor(c), claim.mutationId);
    return responses.keep(claim, { status: statusOf(error.code), body });
  }
}

/** Returns the stored body. An oversized refusal keeps only code and message, because the store keeps it for weeks. */
function keptBody(error: DomainError, language: Language, mutationId: string): string {
  const body = errorBody(error, language, mutationId);
  if (body.length <= MOST_KEPT) return body;
  return errorBody(new DomainError(error.code), language, mutationId);
}

function refuseStrangers(stored: MutationResponse, claim: Claim, isAnonymous: boolean): void {
  const isSameBody = stored.hash === ANY_BODY || sameHash(stored.hash, claim.hash);
  const isSameMutation = isSameBody && stored.kind === claim.kind;
  const isOwn = stored.principal === claim.principal;
  const isForgotten = isAnonymous && isSameMutation && stored.principal.startsWith('dev:');
  if (!isOwn && !isForgotten) throw new DomainError('not_found');
  if (!isSameMutation) throw new DomainError('key_reused', { mutationId: claim.mutationId });
}

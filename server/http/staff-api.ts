import type { Context, Handler, Hono, Next } from 'hono';
import type { GenericSchema } from 'valibot';
import { DomainError } from '#domain/error-codes';
import type { Ability } from '#domain/roles';
import { may } from '#domain/roles';
import type { InputOf, Operation } from '#domain/sync/operation';
import type { Claim, MutationResponse } from '../repositories/rows/responses.repository';
import type { StaffRepository, StaffSession } from '../repositories/staff.repository';
import { sameHash, secretHash } from '../services/keys';
import type { IdempotencyDeps } from './idempotency';
import { mutationIdOf, requestDigest, respondOnce } from './idempotency';
import { within } from './list-bounds';
import { inPieces } from './pieces';
import type { Reach } from './request-facts';
import {
  bodyPicture,
  bodyText,
  clearCookie,
  entityId,
  parse,
  parseJson,
  putCookie,
  readCookie,
  staffAgeMs,
} from './request-facts';

const COOKIE = 'bb_admin';

export type StaffEnv = { Variables: { session: StaffSession } };
export type StaffGateDeps = { staff: StaffRepository; now: () => number; reach: Reach };

/** Guests' routes have no session. */
export type App = Hono<StaffEnv>;

type Gate = Pick<Operation, 'need' | 'byCookie'> & {
  /** Accepts another session after the named one has ended, or returns null. */
  orElse?: (c: Context) => Promise<StaffSession | null>;
};

/** Serves an operation of staff. No other function does, so that nobody can forget the ability. */
export function staffRoute(
  app: App,
  deps: StaffGateDeps,
  { method, path, ...gate }: Pick<Operation, 'method' | 'path'> & Gate,
  handler: Handler<StaffEnv>,
): void {
  if (gate.need === 'anybody') app.on(method, path, handler);
  else app.on(method, path, requireStaff(deps, gate), handler);
}

function requireStaff(deps: StaffGateDeps, { need, byCookie, orElse }: Gate) {
  return async (c: Context<StaffEnv>, next: Next) => {
    const named = byCookie ? await cookieSession(c, deps) : await bearerSession(c, deps);
    const session = named ?? (await orElse?.(c)) ?? null;
    if (!session) throw new DomainError('unauthorized');
    if (!mayCall(session, need)) throw new DomainError('forbidden');
    c.set('session', session);
    // The request does not wait for this write, because a full disk must not lock staff out.
    deps.staff.noteSeen(session, deps.now()).catch(() => {});
    await next();
  };
}

function mayCall({ member }: StaffSession, need: Operation['need']): boolean {
  return need === 'anybody' || need === 'signed-in' || may(member.role, need);
}

/** Authenticates by cookie, because an event stream cannot send headers. */
async function cookieSession(c: Context, { staff, now, reach }: StaffGateDeps) {
  const cookie = staffCookie(c, reach);
  return cookie ? staff.sessionByCookie(secretHash(cookie), now()) : null;
}

/** Authenticates by bearer for reads; mutations also need the session's cookie, which no other site can send. */
async function bearerSession(c: Context, { staff, now, reach }: StaffGateDeps) {
  const bearer = bearerOf(c);
  const session = bearer ? await staff.sessionByBearer(secretHash(bearer), now()) : null;
  const isSafe = c.req.method === 'GET' || c.req.method === 'HEAD';
  if (!session || isSafe) return session;
  return sameHash(secretHash(staffCookie(c, reach)), session.cookieHash) ? session : null;
}

export async function isStaffWho(c: Context, { staff, now }: StaffGateDeps, ability: Ability) {
  const bearer = bearerOf(c);
  const session = bearer ? await staff.sessionByBearer(secretHash(bearer), now()) : null;
  return session !== null && may(session.member.role, ability);
}

/** Returns true if the browser has a staff session, because page requests carry no bearer. */
export async function isAdminHere(c: Context, deps: StaffGateDeps): Promise<boolean> {
  const session = await cookieSession(c, deps);
  return session !== null && may(session.member.role, 'activity.read');
}

export function bearerOf(c: Context): string {
  return /^Bearer ([\w-]{20,100})$/.exec(c.req.header('authorization') ?? '')?.[1] ?? '';
}

export function staffCookie(c: Context, reach: Reach): string {
  return readCookie(c, reach, COOKIE);
}

export function setStaffCookie(c: Context, reach: Reach, value: string, maxAgeS: number): void {
  putCookie(c, reach, { name: COOKIE, value, maxAgeS });
}

export function clearStaffCookie(c: Context, reach: Reach): void {
  clearCookie(c, reach, COOKIE);
}

type StaffContext = Context<StaffEnv>;
type Member = StaffSession['member'];
type Facts = { claim: Claim; member: Member; ageMs: number };
export type Listed = { format: 'json' | 'csv' };

/** Serves operations of staff, each behind its ability. */
export function staffApi<Deps extends StaffGateDeps & IdempotencyDeps>(app: App, deps: Deps) {
  function route(operation: Operation, handler: Handler<StaffEnv>): void {
    staffRoute(app, deps, operation, handler);
  }

  function read<S extends GenericSchema | null>(
    operation: Operation<S>,
    run: (c: StaffContext, query: InputOf<S>) => object | Promise<object>,
  ): void {
    route(operation, async (c) =>
      c.json(within(operation.kind, await run(c, inputOf(operation, c.req.query(), parse)))),
    );
  }

  /** Serves what needs a body but stores no response. `limit` takes its tokens before the body is read. */
  function ask<S extends GenericSchema>(
    operation: Operation<S>,
    run: (input: InputOf<S>, c: StaffContext) => Promise<object>,
    limit?: (c: StaffContext) => Promise<void> | void,
  ): void {
    route(operation, async (c) => {
      await limit?.(c);
      return c.json(await run(inputOf(operation, await bodyText(c), parseJson), c));
    });
  }

  /** Serves a list, whose query may ask for everything as a CSV file. */
  function list<Query extends Listed>(
    operation: Operation,
    { file, query, page, csv }: CsvList<Query>,
  ): void {
    route(operation, async (c) => {
      const asked = query(c);
      if (asked.format !== 'csv') return c.json(within(operation.kind, await page(asked)));
      return csvFile(c, file, await csv(asked, c.get('session').member));
    });
  }

  function file<S extends GenericSchema>(
    operation: Operation<S>,
    name: string,
    run: (query: InputOf<S>, member: Member) => Promise<FileText>,
  ): void {
    route(operation, async (c) => {
      const query = inputOf(operation, c.req.query(), parse);
      return csvFile(c, name, await run(query, c.get('session').member));
    });
  }

  /** Serves a change, queued or online: a known mutation id gets its stored response. */
  function change<S extends GenericSchema | null>(
    operation: Operation<S>,
    run: (request: Facts & { input: InputOf<S> }, c: StaffContext) => Promise<MutationResponse>,
    /** Takes a token of a limit before anything is read. */
    limit?: (member: Member) => void,
  ): void {
    route(operation, (c) => {
      limit?.(c.get('session').member);
      return once(c, deps, operation, bodyText, (facts, text) =>
        run({ ...facts, input: inputOf(operation, text, parseJson) }, c),
      );
    });
  }

  /** Serves a change of the row that the path names. */
  function changeRow<S extends GenericSchema | null>(
    operation: Operation<S>,
    useCase: (
      deps: Deps,
      request: Facts & { input: InputOf<S>; id: string },
    ) => Promise<MutationResponse>,
    idOf: (c: Context) => string = entityId,
  ): void {
    change(operation, (request, c) => useCase(deps, { ...request, id: idOf(c) }));
  }

  function upload(
    operation: Operation,
    run: (request: Facts & { upload: Uint8Array }) => Promise<MutationResponse>,
  ): void {
    route(operation, (c) =>
      once(c, deps, operation, bodyPicture, (facts, upload) => run({ ...facts, upload })),
    );
  }

  return { route, read, ask, list, file, change, changeRow, upload };
}

async function once<Bytes extends string | Uint8Array>(
  c: StaffContext,
  deps: IdempotencyDeps,
  { kind }: Operation,
  bodyOf: (c: Context) => Promise<Bytes>,
  run: (facts: Facts, body: Bytes) => Promise<MutationResponse>,
): Promise<Response> {
  const { member } = c.get('session');
  const mutationId = mutationIdOf(c, deps.newId);
  const body = await bodyOf(c);
  const principal = `admin:${member.id}`;
  const claim = { mutationId, principal, kind, hash: requestDigest(c.req, body) };
  const facts = { claim, member, ageMs: staffAgeMs(c) };
  return respondOnce(c, deps, { claim, response: null }, async () => run(facts, body));
}

/** A long file is sent as it is read. */
type FileText = string | AsyncIterable<string>;

function csvFile(c: StaffContext, name: string, text: FileText): Response | Promise<Response> {
  c.header('Content-Type', 'text/csv; charset=utf-8');
  c.header('Content-Disposition', `attachment; filename="${name}.csv"`);
  return typeof text === 'string' ? c.body(text) : inPieces(c, text);
}

type CsvList<Query> = {
  /** Names the file, without its ending. */
  file: string;
  query(c: StaffContext): Query;
  page(query: Query): Promise<object>;
  csv(query: Query, member: Member): Promise<FileText>;
};

/** An operation without a schema has no input; TypeScript does not follow the condition of the type. */
function inputOf<S extends GenericSchema | null, Raw>(
  { schema }: Operation<S>,
  raw: Raw,
  parsed: (schema: GenericSchema, raw: Raw) => unknown,
): InputOf<S> {
  return (schema === null ? undefined : parsed(schema, raw)) as InputOf<S>;
}

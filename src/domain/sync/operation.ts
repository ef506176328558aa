import type { GenericSchema, InferOutput } from 'valibot';
import type { Ability } from '../roles';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Route = `${Method} /${string}`;

/** Anybody, any signed-in member of staff, or staff with this ability. */
export type Need = 'anybody' | 'signed-in' | Ability;

/** A call of the staff API that needs a connection. A queued mutation has the same facts. */
export type Operation<Schema extends GenericSchema | null = GenericSchema | null> = {
  /** Stored responses and the API page use this name. */
  kind: string;
  method: Method;
  path: string;
  need: Need;
  /** Describes the query of GET, otherwise the body. */
  schema: Schema;
  /** The browser opens the address itself, so the cookie authenticates the request. */
  byCookie?: true;
  /** A repetition does no harm, so the request needs no Idempotency-Key. */
  isRepeatable?: boolean;
};

export type InputOf<Schema> = Schema extends GenericSchema ? InferOutput<Schema> : undefined;

/* @__NO_SIDE_EFFECTS__ */
export function operation<const Kind extends string, Schema extends GenericSchema | null = null>(
  kind: Kind,
  route: Route,
  need: Need,
  schema?: Schema,
): Operation<Schema> & { kind: Kind } {
  // Without a schema the type of it is null.
  return { ...named(kind, route), need, schema: (schema ?? null) as Schema };
}

/** An operation that does no harm when it is repeated. */
/* @__NO_SIDE_EFFECTS__ */
export function repeatable<const Kind extends string, Schema extends GenericSchema | null = null>(
  kind: Kind,
  route: Route,
  need: Need,
  schema?: Schema,
): Operation<Schema> & { kind: Kind } {
  return { ...operation(kind, route, need, schema), isRepeatable: true };
}

/** A guest's call. Only the fields of its response leave the server. */
export type GuestOperation<Response extends GenericSchema | null = GenericSchema | null> = {
  kind: string;
  method: Method;
  path: string;
  /** With null the server sends no JSON. */
  response: Response;
};

/* @__NO_SIDE_EFFECTS__ */
export function guestOperation<
  const Kind extends string,
  Response extends GenericSchema | null = null,
>(kind: Kind, route: Route, response?: Response): GuestOperation<Response> & { kind: Kind } {
  // Without a response the type of it is null.
  return { ...named(kind, route), response: (response ?? null) as Response };
}

/** The type of `route` says that it starts with a method. */
function named<Kind extends string>(kind: Kind, route: Route) {
  const at = route.indexOf(' ');
  return { kind, method: route.slice(0, at) as Method, path: route.slice(at + 1) };
}

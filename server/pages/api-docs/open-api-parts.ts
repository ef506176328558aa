import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';

export type Json = Readonly<Record<string, unknown>>;

export const STAFF_ONLY = [{ bearer: [] }];

export const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  schema: { type: 'string', format: 'uuid' },
};

export function body(schema: Json): Json {
  return { content: { 'application/json': { schema } } };
}

/** Omits checks that JSON Schema cannot express; the server still makes them. */
export function jsonSchema(schema: GenericSchema): Json & { properties?: Json } {
  const {
    $schema: _,
    properties,
    ...rest
  } = toJsonSchema(schema, {
    errorMode: 'ignore',
    typeMode: 'input',
  });
  return { ...rest, ...(properties && { properties }) };
}

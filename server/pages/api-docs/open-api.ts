import { KINDS } from '#domain/resource/kinds';
import { changeInput, type Resource, recordInput, recordsQuery } from '#domain/resource/resource';
import type { Language } from '../../../src/i18n/language';
import { describedPaths } from './open-api-calls';
import { body, IDEMPOTENCY_KEY, type Json, jsonSchema, STAFF_ONLY } from './open-api-parts';

/** Describes the staff resources, messages, settings and campaigns as OpenAPI 3.1 from the schemas of their routes and forms. */
export function openApi(resources: readonly Resource[], language: Language): Json {
  const paths = resources.flatMap((resource) => [
    [resource.path, collectionCalls(resource, language)] as const,
    [`${resource.path}/{id}`, recordCalls(resource, language)] as const,
  ]);
  return {
    openapi: '3.1.0',
    info: { title: 'Bar Bliss', version: '1' },
    paths: { ...Object.fromEntries(paths), ...describedPaths(language) },
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  };
}

function collectionCalls(resource: Resource, language: Language): Json {
  const asked = jsonSchema(recordsQuery(resource));
  const parameters = Object.entries(asked.properties ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    schema,
  }));
  const rows = { type: 'array', items: recordSchema(resource, language) };
  const whole = { type: 'integer' };
  const page = { type: 'object', properties: { rows, total: whole, page: whole, limit: whole } };
  return {
    get: {
      ...called(resource, 'list', resource.read, language),
      parameters,
      responses: { 200: { ...body(page), description: 'OK' } },
    },
    post: {
      ...called(resource, 'add', resource.change, language),
      parameters: [IDEMPOTENCY_KEY],
      requestBody: body(jsonSchema(recordInput(resource))),
      responses: { 201: { ...body(responseSchema(resource, language)), description: 'Created' } },
    },
  };
}

function recordCalls(resource: Resource, language: Language): Json {
  const id = { name: 'id', in: 'path', required: true, schema: { type: 'string' } };
  return {
    get: {
      ...called(resource, 'read', resource.read, language),
      parameters: [id],
      responses: { 200: { ...body(recordSchema(resource, language)), description: 'OK' } },
    },
    put: {
      ...called(resource, 'change', resource.change, language),
      parameters: [id, IDEMPOTENCY_KEY],
      requestBody: body(jsonSchema(changeInput(resource))),
      responses: {
        200: { ...body(responseSchema(resource, language)), description: 'OK' },
        409: { description: 'conflict: the same field was changed meanwhile' },
      },
    },
    delete: {
      ...called(resource, 'remove', resource.change, language),
      parameters: [id, IDEMPOTENCY_KEY],
      responses: { 200: { description: 'OK' }, 409: { description: 'Something depends on it' } },
    },
  };
}

function called(
  { name, words }: Resource,
  operation: string,
  ability: string,
  language: Language,
): Json {
  return {
    operationId: `${name}.${operation}`,
    tags: [words.many[language]],
    security: STAFF_ONLY,
    'x-ability': ability,
  };
}

function responseSchema(resource: Resource, language: Language): Json {
  const record = recordSchema(resource, language);
  return { type: 'object', properties: { mutationId: { type: 'string' }, record } };
}

function recordSchema({ fields }: Resource, language: Language): Json {
  const known = Object.entries(fields).map(
    ([name, field]) =>
      [name, { ...KINDS[field.kind].json(field), description: field.label[language] }] as const,
  );
  return {
    type: 'object',
    properties: {
      id: { type: ['string', 'integer'] },
      v: { type: 'integer' },
      ...Object.fromEntries(known),
      changedBy: { type: ['string', 'null'] },
      changedAt: { type: ['string', 'null'], format: 'date-time' },
    },
  };
}

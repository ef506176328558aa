import { toJsonSchema } from '@valibot/to-json-schema';
import { html } from 'hono/html';
import type { GenericSchema } from 'valibot';
import { GUEST_OPERATIONS } from '#domain/registry/guest-operations';
import { MUTATIONS } from '#domain/registry/mutations';
import { STAFF_OPERATIONS } from '#domain/registry/operations';
import { KINDS } from '#domain/resource/kinds';
import type { Resource, Words } from '#domain/resource/resource';
import { recordOperations, writtenFields } from '#domain/resource/resource';
import { settingNeed } from '#domain/settings/setting-roles';
import { changeSettingInput, SETTING_KEYS, settingOf } from '#domain/settings/settings';
import type { Operation } from '#domain/sync/operation';
import type { Language } from '../../../src/i18n/language';
import type { Html, PageFacts } from '../page';
import { drawPage } from '../page';
import WORDS from './api-docs-words.json' with { type: 'json' };
import type { Kind } from './operation-words';
import { OPERATION_WORDS } from './operation-words';

type DescribedOperation = Pick<Operation, 'method' | 'path' | 'isRepeatable'> & {
  kind: Kind;
  need?: Operation['need'] | 'guest';
  schema?: GenericSchema | null;
  response?: GenericSchema | null;
};

const queued: readonly DescribedOperation[] = MUTATIONS;

/** Everything that is no plain resource's list or form. */
const DESCRIBED_OPERATIONS = [
  {
    title: { en: 'Staff', tr: 'Personel' },
    operations: [
      ...Object.values(STAFF_OPERATIONS).flatMap((noun) => Object.values<DescribedOperation>(noun)),
      ...queued.filter(({ need }) => need !== 'guest'),
    ],
  },
  {
    title: { en: 'Guests', tr: 'Misafirler' },
    operations: [
      ...Object.values(GUEST_OPERATIONS).map((operation) => ({ ...operation, isRepeatable: true })),
      ...queued.filter(({ need }) => need === 'guest'),
    ],
  },
] satisfies readonly { title: Words; operations: readonly DescribedOperation[] }[];

function wordsOf({ kind }: DescribedOperation): Words {
  const [en, tr] = OPERATION_WORDS[kind];
  return { en, tr };
}

/** Returns the ability or the session that a caller needs, or null without one. */
function sessionFor({ need }: Pick<DescribedOperation, 'need'>): string | null {
  return need === undefined || need === 'anybody' || need === 'guest' ? null : need;
}

/** Writes parameters as OpenAPI does: `{id}`. */
function templateOf({ path }: { path: string }): string {
  return path.replace(/:(\w+)/g, '{$1}');
}

/** Describes the API from its operations. */
export function drawApiDocs(facts: PageFacts, resources: readonly Resource[]): Html {
  const words = WORDS[facts.language];
  return drawPage(facts, {
    path: '/api/docs',
    kind: 'legal',
    isPrivate: true,
    title: words.title,
    description: words.description,
    main: html`<h1>${words.title}</h1>
<p>${words.lead}</p>
<p><a href="/api/docs/openapi.json">${words.machine}</a></p>
${resources.map((resource) => drawResource(resource, facts))}
${DESCRIBED_OPERATIONS.map(({ title, operations }) => drawOperations(title, operations, facts.language))}
${drawSettingKeys(facts)}`,
  });
}

function drawResource(resource: Resource, { language }: PageFacts): Html {
  const words = WORDS[language];
  const written = new Set(writtenFields(resource).map(([name]) => name));
  const operations = recordOperations(resource);
  return html`<section><h2>${resource.words.many[language]}</h2>
<ul>${(['list', 'add', 'edit', 'remove'] as const).map((verb) => {
    const { method, need, ...operation } = operations[verb];
    return html`<li><code>${method} ${templateOf(operation)}</code>: ${words.calls[verb]} (<code>${need}</code>)</li>`;
  })}</ul>
<dl>${Object.entries(resource.fields).map(
    ([name, { label, kind, isRequired, choices }]) =>
      html`<div><dt>${label[language]}</dt><dd><code>${name}</code>: ${kind}${
        isRequired ? `, ${words.required}` : ''
      }${written.has(name) ? '' : `, ${words.fact}`}${
        choices ? html` (${choices.map(({ value }) => value).join(', ')})` : ''
      }</dd></div>`,
  )}</dl></section>`;
}

function drawOperations(
  title: Words,
  list: readonly DescribedOperation[],
  language: Language,
): Html {
  return html`<section><h2>${title[language]}</h2>
<ul>${list.map((one) => {
    const session = sessionFor(one);
    return html`<li><code>${one.method} ${templateOf(one)}</code>: ${wordsOf(one)[language]}${session && html` (<code>${session}</code>)`}</li>`;
  })}</ul></section>`;
}

function drawSettingKeys({ language }: PageFacts): Html {
  return html`<section><h2>${WORDS[language].keys}</h2>
<dl>${SETTING_KEYS.map((key) => {
    const { label, kind } = settingOf(key);
    return html`<div><dt>${label[language]}</dt><dd><code>${key}</code>: ${kind} (<code>${settingNeed(key)}</code>)</dd></div>`;
  })}</dl></section>`;
}

type Json = Readonly<Record<string, unknown>>;
type Call = readonly [method: Operation['method'], path: string, described: Json];

const METHODS = { GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'delete' } as const;

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  schema: { type: 'string', format: 'uuid' },
};

/** Describes every operation as OpenAPI 3.1 from the schemas of its route and form. */
export function openApi(resources: readonly Resource[], language: Language): Json {
  const calls = [
    ...resources.flatMap((resource) => recordCalls(resource, language)),
    ...DESCRIBED_OPERATIONS.flatMap(({ title, operations }) =>
      operations.map((one) => describedCall(one, title[language], language)),
    ),
  ];
  const paths: Record<string, Record<string, Json>> = {};
  for (const [method, path, described] of calls) {
    paths[path] = { ...paths[path], [METHODS[method]]: described };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Bar Bliss', version: '1' },
    paths,
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  };
}

function describedCall(operation: DescribedOperation, tag: string, language: Language): Call {
  const { kind, response, method, isRepeatable } = operation;
  const isOnce = method !== 'GET' && !isRepeatable;
  const described = {
    ...called(operation, tag),
    summary: wordsOf(operation)[language],
    ...(kind === 'setting.change' && { requestBody: settingBodies(language) }),
    responses: {
      200: { description: 'OK', ...(response && body(jsonSchema(response, 'output'))) },
      ...(isOnce && { 409: { description: 'conflict: somebody else changed it meanwhile' } }),
    },
  };
  return [method, templateOf(operation), described];
}

/** Returns what all operations have: who may call, the parameters and the body. */
function called(operation: Omit<DescribedOperation, 'kind'> & { kind: string }, tag: string): Json {
  const { kind, method, path, schema, isRepeatable } = operation;
  const session = sessionFor(operation);
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string', ...(name === 'key' && { enum: SETTING_KEYS }) },
  }));
  const input = schema ? jsonSchema(schema) : {};
  const inQuery = Object.entries(method === 'GET' ? (input.properties ?? {}) : {}).map(
    ([name, known]) => ({ name, in: 'query', schema: known }),
  );
  const isOnce = method !== 'GET' && !isRepeatable;
  return {
    operationId: kind,
    tags: [tag],
    ...(session && { security: [{ bearer: [] }], 'x-ability': session }),
    parameters: [...inPath, ...inQuery, ...(isOnce ? [IDEMPOTENCY_KEY] : [])],
    ...(schema && method !== 'GET' && { requestBody: body(input) }),
  };
}

/** The body depends on the key, so each key has its own schema and ability. */
function settingBodies(language: Language): Json {
  const schemas = SETTING_KEYS.map((key) => ({
    title: key,
    description: settingOf(key).label[language],
    'x-ability': settingNeed(key),
    ...jsonSchema(changeSettingInput(key)),
  }));
  return body({ anyOf: schemas });
}

function recordCalls(resource: Resource, language: Language): Call[] {
  const record = recordSchema(resource, language);
  const whole = { type: 'integer' };
  const rows = { type: 'array', items: record };
  const page = { type: 'object', properties: { rows, total: whole, page: whole, limit: whole } };
  const changed = { type: 'object', properties: { mutationId: { type: 'string' }, record } };
  const conflict = { description: 'conflict: the same field was changed meanwhile' };
  const responses = {
    list: { 200: { ...body(page), description: 'OK' } },
    read: { 200: { ...body(record), description: 'OK' } },
    add: { 201: { ...body(changed), description: 'Created' } },
    edit: { 200: { ...body(changed), description: 'OK' }, 409: conflict },
    remove: { 200: { description: 'OK' }, 409: { description: 'Something depends on it' } },
  };
  const operations = recordOperations(resource);
  return (['list', 'read', 'add', 'edit', 'remove'] as const).map((verb) => {
    const operation = operations[verb];
    const described = called(operation, resource.words.many[language]);
    return [operation.method, templateOf(operation), { ...described, responses: responses[verb] }];
  });
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

function body(schema: Json): Json {
  return { content: { 'application/json': { schema } } };
}

/** Omits checks that JSON Schema cannot express; the server still makes them. */
function jsonSchema(
  schema: GenericSchema,
  typeMode: 'input' | 'output' = 'input',
): Json & { properties?: Json } {
  const {
    $schema: _,
    properties,
    ...rest
  } = toJsonSchema(schema, {
    errorMode: 'ignore',
    typeMode,
  });
  return { ...rest, ...(properties && { properties }) };
}

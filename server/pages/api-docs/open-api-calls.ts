import { settingNeed } from '#domain/settings/setting-roles';
import { changeSettingInput, SETTING_KEYS, settingOf } from '#domain/settings/settings';
import type { Language } from '../../../src/i18n/language';
import type { DescribedCall } from './described-call';
import { DESCRIBED_CALLS } from './described-calls';
import { body, IDEMPOTENCY_KEY, type Json, jsonSchema, STAFF_ONLY } from './open-api-parts';

const OPERATIONS = { GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch' } as const;

/** The paths of messages, settings and campaigns for the description. */
export function describedPaths(language: Language): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const { title, calls } of DESCRIBED_CALLS) {
    for (const call of calls) {
      const path = paths[call.path] ?? {};
      path[OPERATIONS[call.method]] = { tags: [title[language]], ...described(call, language) };
      paths[call.path] = path;
    }
  }
  return paths;
}

function described(call: DescribedCall, language: Language): Json {
  const { method, path, ability, operationId, words, query = {} } = call;
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string', ...(name === 'key' && { enum: SETTING_KEYS }) },
  }));
  const inQuery = Object.entries(query).map(([name, schema]) => ({ name, in: 'query', schema }));
  const isChange = method !== 'GET' && !call.isRepeatable;
  return {
    operationId,
    summary: words[language],
    ...(ability && { security: STAFF_ONLY, 'x-ability': ability }),
    parameters: [...inPath, ...inQuery, ...(isChange ? [IDEMPOTENCY_KEY] : [])],
    ...(call.body && { requestBody: body(jsonSchema(call.body)) }),
    ...(operationId === 'setting.change' && settingBodies(language)),
    responses: {
      200: { description: 'OK' },
      ...(isChange && { 409: { description: 'conflict: somebody else changed it meanwhile' } }),
    },
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
  return { requestBody: body({ anyOf: schemas }) };
}

import { html } from 'hono/html';
import { type Resource, writtenFields } from '#domain/resource/resource';
import { settingNeed } from '#domain/settings/setting-roles';
import { SETTING_KEYS, settingOf } from '#domain/settings/settings';
import { drawPage, type Html } from '../page';
import type { PageFacts } from '../page-facts';
import type { DescribedCalls } from './described-call';
import { DESCRIBED_CALLS } from './described-calls';

const WORDS = {
  en: {
    title: 'The API of the back office',
    description: 'Calls, fields and abilities of the staff API.',
    machine: 'The same for programs (OpenAPI 3.1)',
    lead: 'Every call takes the bearer token of a staff session; a change also needs its cookie and an Idempotency-Key (a UUID). A change may carry `from`, the record as it was seen: a field that somebody else changed meanwhile answers 409 with the present record.',
    calls: {
      GET: 'list: page, limit, q, sort, filters; format=csv for a table',
      POST: 'add',
      PUT: 'change',
      DELETE: 'delete',
    },
    required: 'required',
    fact: 'read only',
    keys: 'Keys of the settings',
  },
  tr: {
    title: 'Yönetim API’si',
    description: 'Personel API’sinin çağrıları, alanları ve yetkileri.',
    machine: 'Programlar için aynısı (OpenAPI 3.1)',
    lead: 'Her çağrı personel oturumunun bearer belirtecini ister; değişiklik için çerezi ve bir Idempotency-Key (UUID) de gerekir. Değişiklik, kaydın görüldüğü hâlini `from` ile taşıyabilir: arada başkasının değiştirdiği alan, güncel kayıtla birlikte 409 döner.',
    calls: {
      GET: 'liste: page, limit, q, sort, filtreler; tablo için format=csv',
      POST: 'ekle',
      PUT: 'değiştir',
      DELETE: 'sil',
    },
    required: 'zorunlu',
    fact: 'salt okunur',
    keys: 'Ayarların anahtarları',
  },
};

/** Describes the back office's API from the schemas of its routes. */
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
${DESCRIBED_CALLS.map((calls) => drawCalls(calls, facts))}
${drawSettingKeys(facts)}`,
  });
}

function drawResource(resource: Resource, { language }: PageFacts): Html {
  const words = WORDS[language];
  const { path, read, change } = resource;
  const written = new Set(writtenFields(resource).map(([name]) => name));
  const calls = [
    ['GET', path, read],
    ['POST', path, change],
    ['PUT', `${path}/{id}`, change],
    ['DELETE', `${path}/{id}`, change],
  ] as const;
  return html`<section><h2>${resource.words.many[language]}</h2>
<ul>${calls.map(
    ([method, at, ability]) =>
      html`<li><code>${method} ${at}</code>: ${words.calls[method]} (<code>${ability}</code>)</li>`,
  )}</ul>
<dl>${Object.entries(resource.fields).map(
    ([name, { label, kind, isRequired, choices }]) =>
      html`<div><dt>${label[language]}</dt><dd><code>${name}</code>: ${kind}${
        isRequired ? `, ${words.required}` : ''
      }${written.has(name) ? '' : `, ${words.fact}`}${
        choices ? html` (${choices.map(({ value }) => value).join(', ')})` : ''
      }</dd></div>`,
  )}</dl></section>`;
}

function drawCalls({ title, calls }: DescribedCalls, { language }: PageFacts): Html {
  return html`<section><h2>${title[language]}</h2>
<ul>${calls.map(
    ({ method, path, ability, words }) =>
      html`<li><code>${method} ${path}</code>: ${words[language]}${ability && html` (<code>${ability}</code>)`}</li>`,
  )}</ul></section>`;
}

function drawSettingKeys({ language }: PageFacts): Html {
  return html`<section><h2>${WORDS[language].keys}</h2>
<dl>${SETTING_KEYS.map((key) => {
    const { label, kind } = settingOf(key);
    return html`<div><dt>${label[language]}</dt><dd><code>${key}</code>: ${kind} (<code>${settingNeed(key)}</code>)</dd></div>`;
  })}</dl></section>`;
}

import { html } from 'hono/html';
import type { Words } from '#domain/resource/field';
import { recordOperations } from '#domain/resource/record-operations';
import { type Resource, writtenFields } from '#domain/resource/resource';
import { settingNeed } from '#domain/settings/setting-roles';
import { SETTING_KEYS, settingOf } from '#domain/settings/settings';
import type { Language } from '../../../src/i18n/language';
import { drawPage, type Html } from '../page';
import type { PageFacts } from '../page-facts';
import WORDS from './api-docs-words.json' with { type: 'json' };
import {
  DESCRIBED_OPERATIONS,
  type DescribedOperation,
  sessionFor,
  templateOf,
  wordsOf,
} from './described-operations';

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

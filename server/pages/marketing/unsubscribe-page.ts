import { html } from 'hono/html';
import type { Html, PageFacts } from '../page';
import { drawPage } from '../page';
import WORDS from './unsubscribe-words.json' with { type: 'json' };

export type UnsubscribeParts = { path: string; key: string; state: 'asking' | 'done' | 'invalid' };

/** One button without a script; the same address accepts the button of mail programs (RFC 8058). */
export function drawUnsubscribePage(facts: PageFacts, parts: UnsubscribeParts): Html {
  const { language } = facts;
  const { path, key, state } = parts;
  const words = WORDS[language];
  return drawPage(facts, {
    path,
    title: words.title,
    description: words.title,
    kind: 'booking',
    query: `key=${key}&`,
    isPrivate: true,
    main:
      state === 'asking'
        ? html`<h1>${words.title}</h1>
<p>${words.ask}</p>
<form method="post" action="${path}?key=${key}&lang=${language}"><button type="submit">${words.stop}</button></form>`
        : html`<h1>${state === 'done' ? words.done : words.invalid}</h1>
<p role="status">${state === 'done' ? words.doneWhy : words.invalidWhy}</p>`,
  });
}

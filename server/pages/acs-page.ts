import { html } from 'hono/html';
import type { Html } from './page';

type AcsPage = {
  language: 'en' | 'tr';
  /** Of the one script that may run here. */
  nonce: string;
  url: string;
  fields: Record<string, string>;
};

const WORDS = {
  en: {
    title: 'To your bank',
    text: 'Your bank asks you to confirm this payment.',
    go: 'Continue',
  },
  tr: {
    title: 'Bankanıza yönlendiriliyorsunuz',
    text: 'Bankanız bu ödemeyi onaylamanızı istiyor.',
    go: 'Devam et',
  },
} as const;

/** A form of our own that leads to the card issuer: with a script at once, without one by its button. */
export function drawAcsPage({ language, nonce, url, fields }: AcsPage): Html {
  const words = WORDS[language];
  return html`<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${words.title} · Bar Bliss</title></head>
<body><main><h1>${words.title}</h1><p>${words.text}</p>
<form method="post" action="${url}">${Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  )}<button>${words.go}</button></form></main>
<script nonce="${nonce}">document.forms[0].submit()</script></body></html>`;
}

/** Issuers cannot be listed by name: the form may go to any https address, and of scripts the one above runs. */
export function acsContentSecurity(nonce: string, isSimulator: boolean): string {
  const targets = isSimulator ? "'self' http: https:" : 'https:';
  return `default-src 'none'; script-src 'nonce-${nonce}'; form-action ${targets}; frame-ancestors 'none'; base-uri 'none'`;
}

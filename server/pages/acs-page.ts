import { html } from 'hono/html';
import type { Html } from './page';

type AcsPage = {
  language: 'en' | 'tr';
  /** The hash names the only script that may run on the page. */
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

/** Draws our form to the card issuer. The script submits the form; without scripts its button does. */
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

/** The server does not know the issuers' hosts, so the form may go to any https URL. Only the script above may run. */
export function acsContentSecurity(nonce: string, isSimulator: boolean): string {
  const targets = isSimulator ? "'self' http: https:" : 'https:';
  return `default-src 'none'; script-src 'nonce-${nonce}'; form-action ${targets}; frame-ancestors 'none'; base-uri 'none'`;
}

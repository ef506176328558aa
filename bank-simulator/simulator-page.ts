import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import type { SimulatedBank } from './simulated-bank';
import { quoted } from './simulator-messages';

/** The simulator's path. */
export const BASE = '/bank-simulator';

type Form = { action: string; fields: Record<string, string> };

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;margin:0;background:#f4f1ea;color:#1c1a17}
main{max-width:30rem;margin:0 auto;padding:1rem}
.banner{background:#7a1f1f;color:#fff;padding:.75rem 1rem;font-weight:600;text-align:center}
button,input{font:inherit;min-height:3rem;padding:.5rem 1rem;border:1px solid #8a8378;border-radius:.5rem;width:100%;box-sizing:border-box;margin:.25rem 0}
button{background:#fff;color:inherit;text-align:left;cursor:pointer}.go{background:#1f4d3a;color:#fff;text-align:center}
@media(prefers-color-scheme:dark){body{background:#171614;color:#f1ece2}button{background:#262420}.go{background:#2f6b52}}`;

/** Returns a page of the simulator; its text says that this is no real bank. */
export function simulatorPage(c: Context, body: string, script = ''): Response | Promise<Response> {
  const nonce = randomBytes(16).toString('base64');
  const rules = `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; connect-src http: https:; frame-ancestors 'none'; base-uri 'none'`;
  c.header('Content-Security-Policy', rules);
  c.header('Cache-Control', 'no-store');
  c.header('X-Robots-Tag', 'noindex');
  return c.html(`<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>SIMULATOR</title>
<style nonce="${nonce}">${STYLE}</style></head><body>
<div class="banner">SIMULATOR – no real bank · SİMÜLATÖR – gerçek banka değil</div>
<main>${body}</main>${script ? `<script nonce="${nonce}">${script}</script>` : ''}</body></html>`);
}

export function pageBase(c: Context, { isMounted }: SimulatedBank, successUrl?: string): string {
  const origin = isMounted && successUrl ? new URL(successUrl).origin : new URL(c.req.url).origin;
  return `${origin}${BASE}`;
}

const SEND = 'document.forms[0].submit()';
const SEND_TWICE = `const f=document.forms[0];fetch(f.action,{method:'POST',mode:'no-cors',body:new URLSearchParams(new FormData(f))}).finally(()=>f.submit())`;

/** Returns a form that submits itself, with a button for browsers without scripts. */
export function passOn(c: Context, form: Form, isTwice = false): Response | Promise<Response> {
  const page = drawForm(form, '<button class="go">Continue</button>');
  return simulatorPage(c, page, isTwice ? SEND_TWICE : SEND);
}

export function drawForm({ action, fields }: Form, inner: string): string {
  const hidden = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${quoted(name)}" value="${quoted(value)}">`,
  );
  return `<form method="post" action="${quoted(action)}">${hidden.join('')}${inner}</form>`;
}

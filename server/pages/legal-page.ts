import { html } from 'hono/html';
import * as v from 'valibot';
import type { LegalDocument } from '#domain/legal';
import { LEGAL_VERSIONS } from '#domain/legal';
import { liraNumber } from '#domain/money';
import { USUAL_RULES } from '#domain/settings/guest-rules';
import type { Retention } from '#domain/settings/retention';
import { USUAL_RETENTION } from '#domain/settings/retention';
import type { VenueFact } from '#domain/settings/venue-facts';
import type { Language } from '../../src/i18n/language';
import DISTANCE_SALE from './legal/distance-sale.json';
import IMPRINT from './legal/imprint.json';
import WORDS from './legal/legal-words.json';
import PRIVACY from './legal/privacy.json';
import type { Html, InBoth, MenuPageFacts } from './page';
import { dateText, drawPage, fillIn } from './page';
import { weekWords } from './structured-data';

const FACT_NAMES: Record<VenueFact, InBoth<string>> = WORDS.facts;

/** The words of a mark in the privacy notice; undefined: another mark. */
export function keptText(mark: string, kept: Retention, language: Language): string | undefined {
  const { orderDays, bookingDays, messageDays, ...always } = kept;
  const some: Readonly<Record<string, number>> = {
    orderKept: orderDays,
    bookingKept: bookingDays,
    messageKept: messageDays,
  };
  const words = WORDS[language];
  const days = some[mark];
  if (days !== undefined) return days === 0 ? words.never : fillIn(words.after, { days });
  const whole = Object.entries(always).find(([name]) => name === mark);
  return whole && String(whole[1]);
}

/** The block `{operator}` states the operator's legal identity. */
const OPERATOR: { facts: readonly VenueFact[] } = {
  facts: ['legalName', 'address', 'phone', 'email', 'taxOffice', 'taxNumber', 'mersis', 'kep'],
};

const BLOCK = v.union([
  v.pipe(
    v.literal('{operator}'),
    v.transform(() => OPERATOR),
  ),
  v.string(),
  v.strictObject({ list: v.array(v.string()) }),
]);

const TEXT = v.strictObject({
  title: v.string(),
  description: v.string(),
  sections: v.array(v.strictObject({ heading: v.string(), blocks: v.array(BLOCK) })),
});

const IN_BOTH = v.strictObject({ en: TEXT, tr: TEXT });

export const LEGAL_TEXTS = {
  privacy: v.parse(IN_BOTH, PRIVACY),
  'distance-sale': v.parse(IN_BOTH, DISTANCE_SALE),
  imprint: v.parse(IN_BOTH, IMPRINT),
} satisfies Record<LegalDocument, unknown>;

/** Draws a legal text with the operator's facts, its version and its date. */
export function drawLegalPage(facts: MenuPageFacts, name: LegalDocument): Html {
  const { language } = facts;
  const { title, description, sections } = LEGAL_TEXTS[name][language];
  const { version, since } = LEGAL_VERSIONS[name];
  const words = WORDS[language];
  return drawPage(facts, {
    path: `/legal/${name}`,
    kind: 'legal',
    title,
    description,
    main: html`<h1>${title}</h1>
<p class="version">${fillIn(words.version, { version })} · <time datetime="${since}">${dateText(Date.parse(since), language)}</time></p>
${facts.venue.isDemo ? html`<p><strong>${words.demo}</strong></p>` : ''}
${sections.map((section) => drawSection(section, facts))}`,
  });
}

type Section = v.InferOutput<typeof TEXT>['sections'][number];

/** Omits an empty section together with its heading. */
function drawSection({ heading, blocks }: Section, facts: MenuPageFacts): Html | '' {
  const drawn = blocks.map((block) => drawBlock(block, facts)).filter((block) => block !== '');
  return drawn.length > 0 ? html`<section><h2>${heading}</h2>${drawn}</section>` : '';
}

function drawBlock(block: Section['blocks'][number], facts: MenuPageFacts): Html | '' {
  if (typeof block === 'string') return html`<p>${filled(block, facts)}</p>`;
  if ('facts' in block) return drawFacts(block.facts, facts);
  return html`<ul>${block.list.map((line) => html`<li>${filled(line, facts)}</li>`)}</ul>`;
}

/** Replaces `{deliveryFee}` and other placeholders by the present values of the settings. */
function filled(text: string, facts: MenuPageFacts): string {
  const { venue, fries, kept, language } = facts;
  const { deliveryFeeKurus, deliveryRadiusKm } = venue.rules ?? USUAL_RULES;
  return text
    .replace('{deliveryFee}', String(liraNumber(deliveryFeeKurus)))
    .replace('{friesPrice}', String(liraNumber(fries.kurus)))
    .replace('{deliveryRadius}', String(deliveryRadiusKm))
    .replace('{hours}', () => weekWords(facts))
    .replace(
      /\{(\w+)\}/,
      (mark, name) => keptText(name, kept ?? USUAL_RETENTION, language) ?? mark,
    );
}

/** The list omits missing facts; a demo marks them. */
function drawFacts(names: readonly VenueFact[], { venue, language }: MenuPageFacts): Html | '' {
  const shown = names.filter((name) => venue.isDemo || venue[name] !== '');
  if (shown.length === 0) return '';
  return html`<dl>${shown.map(
    (name) =>
      html`<div><dt>${FACT_NAMES[name][language]}</dt>${drawFact(name, venue[name], language)}</div>`,
  )}</dl>`;
}

function drawFact(name: VenueFact, fact: string, language: Language): Html {
  if (fact === '') return html`<dd class="missing">${WORDS[language].missing}</dd>`;
  if (name === 'phone') return html`<dd><a href="tel:${fact}">${fact}</a></dd>`;
  if (name === 'email') return html`<dd><a href="mailto:${fact}">${fact}</a></dd>`;
  return html`<dd>${fact}</dd>`;
}

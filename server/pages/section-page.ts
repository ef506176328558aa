import { html } from 'hono/html';
import { costOf, REWARD_KINDS } from '#domain/club/points';
import { openingIn } from '#domain/opening/opening';
import { USUAL_RULES } from '#domain/settings/guest-rules';
import { closureLines, openNowText, weekLines } from '../../src/i18n/opening-text';
import type { Html, InBoth, PageFacts, PageParts } from './page';
import { drawPage, fillIn } from './page';
import WORDS from './section-page-words.json' with { type: 'json' };

/**
 * The sections of the guest's page that a link can name: each has an address with a title, a description and a picture
 * of its own. Brunch has none, because the law forbids advertising alcohol.
 */
export const SECTION_PAGES = ['book', 'club', 'about', 'contact'] as const;
export type SectionPage = (typeof SECTION_PAGES)[number];

type Words = typeof WORDS.en & { reward: Record<(typeof REWARD_KINDS)[number], string> };

const SECTION_WORDS: InBoth<Words> = WORDS;

const GOES_TO: Record<SectionPage, string> = {
  book: '/#reservations',
  club: '/?d=account',
  about: '/#menu',
  contact: '/#contact',
};

/** Draws the page of a section, which needs no scripts and leads into the guest's page. */
export function drawSectionPage(facts: PageFacts, section: SectionPage): Html {
  const { language, venue } = facts;
  const words = SECTION_WORDS[language];
  const { title, description, heading, action } = words[section];
  const image = imageOf(facts, section);
  return drawPage(facts, {
    path: `/${section}`,
    kind: 'menu-page',
    title,
    description,
    ...(image && { image }),
    main: html`<h1>${heading}</h1>
<p class="actions"><a class="button" href="${GOES_TO[section]}" rel="nofollow">${action}</a>
${venue.phone ? html`<a href="tel:${venue.phone}">${venue.phone}</a>` : ''}</p>
<p>${description}</p>
${PARTS[section](facts, words)}`,
  });
}

const PARTS: Record<SectionPage, (facts: PageFacts, words: Words) => Html> = {
  book: drawHours,
  club: drawRewards,
  about: drawMoments,
  contact: (facts, words) => html`${drawHours(facts, words)}${drawWays(facts, words)}`,
};

function drawHours({ language, venue, now }: PageFacts, { hours }: Words): Html {
  const opening = openingIn((venue.rules ?? USUAL_RULES).opening);
  const lines = [...weekLines(opening, language), ...closureLines(opening, now, language)];
  return html`<h2>${hours}</h2>
<p><strong>${openNowText(opening, now, language)}</strong></p>
<ul>${lines.map((line) => html`<li>${line}</li>`)}</ul>`;
}

function drawRewards({ venue }: PageFacts, { earn, reward, points }: Words): Html {
  const { liraPerPoint, club } = venue.rules ?? USUAL_RULES;
  return html`<p>${fillIn(earn, { lira: liraPerPoint })}</p>
<ul>${REWARD_KINDS.map(
    (kind) =>
      html`<li><strong>${fillIn(points, { points: costOf(kind, club) })}</strong> · ${reward[kind]}</li>`,
  )}</ul>`;
}

function drawMoments({ venue: { photos } }: PageFacts, { moments, drawn }: Words): Html {
  const team = photos?.team ?? '/photos/team-1280.avif';
  const pictures = ['/loops/pool-table.webp', '/loops/burger.webp', team];
  return html`<p class="note">${drawn}</p>
<ul class="moments">${pictures.map(
    (src, at) => html`<li><figure><img src="${src}" alt="" loading="lazy">
<figcaption>${moments[at]}</figcaption></figure></li>`,
  )}</ul>`;
}

function drawWays({ venue }: PageFacts, words: Words): Html {
  const { address, email, phone, links } = venue;
  return html`<h2>${words.address}</h2>
<p>${address || words.place}</p>
${links.mapLink ? html`<p><a href="${links.mapLink}">${words.directions}</a></p>` : ''}
<ul class="ways">
${phone ? html`<li>${words.phone}: <a href="tel:${phone}">${phone}</a></li>` : ''}
${email ? html`<li>${words.mail}: <a href="mailto:${email}">${email}</a></li>` : ''}
</ul>`;
}

const LOOP = { width: 640, height: 800 };

/** Messengers show no AVIF. Without a picture of its own a section has the venue's. */
function imageOf({ told: { photos } }: PageFacts, section: SectionPage): PageParts['image'] {
  const own = section === 'book' ? photos?.room : section === 'about' ? photos?.team : undefined;
  if (own) return { path: own.replace('avif', 'webp'), alt: 'Bar Bliss', width: 1280, height: 853 };
  if (section === 'book') return { path: '/loops/pool-table.webp', alt: '', ...LOOP };
  if (section === 'club') return { path: '/loops/burger.webp', alt: '', ...LOOP };
  return undefined;
}

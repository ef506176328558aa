import { html } from 'hono/html';
import { costOf, REWARD_KINDS } from '#domain/club/rewards';
import { openingIn } from '#domain/opening/opening-schema';
import { USUAL_RULES } from '#domain/settings/guest-rules';
import type { Language } from '../../src/i18n/language';
import { closureLines, openNowText, weekLines } from '../../src/i18n/opening-text';
import { drawPage, type Html, type PageParts } from './page';
import type { PageFacts } from './page-facts';

/**
 * The sections of the guest's page that a link can name: each has an address with a title, a description and a picture
 * of its own. Brunch has none, because the law forbids advertising alcohol.
 */
export const SECTION_PAGES = ['book', 'club', 'about', 'contact'] as const;
export type SectionPage = (typeof SECTION_PAGES)[number];

type SectionWords = { title: string; description: string; heading: string; action: string };
type Words = Record<SectionPage, SectionWords> & {
  hours: string;
  address: string;
  place: string;
  phone: string;
  mail: string;
  directions: string;
  earn: (lira: number) => string;
  reward: Record<(typeof REWARD_KINDS)[number], string>;
  points: (points: number) => string;
  moments: readonly string[];
  drawn: string;
};

export const SECTION_WORDS: Record<Language, Words> = {
  en: {
    book: {
      title: 'Book a table in Fethiye',
      description:
        'Book a table at Bar Bliss in Fethiye: choose how many you are, a day and a free time. It takes a minute.',
      heading: 'Book a table',
      action: 'See free times',
    },
    club: {
      title: 'Bliss Club: points and free dishes',
      description:
        'Join the club of Bar Bliss in Fethiye: earn points with every order and get fries, wings or a smash burger for them.',
      heading: 'Loyalty club',
      action: 'Join the club',
    },
    about: {
      title: 'An evening in Fethiye',
      description:
        'Bar Bliss in Fethiye: burgers off the grill, a pool table and a team that knows your table.',
      heading: 'An evening at Bar Bliss',
      action: 'Menu and ordering',
    },
    contact: {
      title: 'Address, hours and phone',
      description: 'Where Bar Bliss is in Fethiye, when it is open and how to reach the team.',
      heading: 'Contact',
      action: 'Write to us',
    },
    hours: 'Opening hours',
    address: 'Address',
    place: 'Fethiye, Türkiye',
    phone: 'Phone',
    mail: 'Email',
    directions: 'Directions',
    earn: (lira) =>
      `1 point for every ${lira} lira you order here. Drinks with alcohol, shisha and the delivery fee don’t count.`,
    reward: {
      side: 'Free fries or side',
      chicken: '3 free wings or tenders',
      burger: 'Free smash burger',
    },
    points: (points) => `${points} points`,
    moments: ['At the pool table', 'Burgers off the grill', 'Behind the bar'],
    drawn: 'Images are illustrations.',
  },
  tr: {
    book: {
      title: 'Fethiye’de masa rezervasyonu',
      description:
        'Fethiye Bar Bliss’te rezervasyon yapın: kişi sayısını, günü ve boş bir saati seçin. Bir dakika sürer.',
      heading: 'Rezervasyon yap',
      action: 'Boş saatleri gör',
    },
    club: {
      title: 'Bliss Kulüp: puanlar ve ücretsiz lezzetler',
      description:
        'Fethiye Bar Bliss’in kulübüne katılın: her siparişte puan kazanın; patates, kanat veya smash burger bizden olsun.',
      heading: 'Bliss Kulüp',
      action: 'Kulübe katıl',
    },
    about: {
      title: 'Fethiye’de bir akşam',
      description:
        'Fethiye Bar Bliss: ızgaradan burgerler, bilardo masası ve masanızı tanıyan bir ekip.',
      heading: "Bar Bliss'te bir akşam",
      action: 'Menü ve sipariş',
    },
    contact: {
      title: 'Adres, çalışma saatleri ve telefon',
      description: 'Bar Bliss Fethiye’de nerede, ne zaman açık ve ekibe nasıl ulaşılır.',
      heading: 'İletişim',
      action: 'Bize yazın',
    },
    hours: 'Çalışma saatleri',
    address: 'Adres',
    place: 'Fethiye, Türkiye',
    phone: 'Telefon',
    mail: 'E-posta',
    directions: 'Yol tarifi',
    earn: (lira) =>
      `Buradaki siparişlerinizde her ${lira} liraya 1 puan. Alkollü içecekler, nargile ve teslimat ücreti sayılmaz.`,
    reward: {
      side: 'Ücretsiz patates veya yan lezzet',
      chicken: '3 ücretsiz kanat veya çıtır tavuk',
      burger: 'Ücretsiz smash burger',
    },
    points: (points) => `${points} puan`,
    moments: ['Bilardo masasında', 'Izgaradan burgerler', 'Barın arkası'],
    drawn: 'Görseller temsilîdir.',
  },
};

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
  return html`<p>${earn(liraPerPoint)}</p>
<ul>${REWARD_KINDS.map(
    (kind) => html`<li><strong>${points(costOf(kind, club))}</strong> · ${reward[kind]}</li>`,
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

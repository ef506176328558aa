import * as v from 'valibot';
import { TIER_CHOICES } from '../club/member-record';
import { TIERS } from '../club/points';
import type { ErrorCode } from '../error-codes';
import { emailText, humanText, lineText } from '../fields';
import { keysOf } from '../keys';
import type { Values } from '../resource/resource';
import { defineResource, field, SORTED } from '../resource/resource';
import CHOICES from './marketing-choices.json' with { type: 'json' };

export type CampaignStatus = 'draft' | 'scheduled' | 'sending' | 'sent' | 'stopped';

/** The filter counts the days since a member's last visit. */
export const LAST_VISITS = {
  within_30: { days: 30, isWithin: true },
  within_90: { days: 90, isWithin: true },
  not_30: { days: 30, isWithin: false },
  not_90: { days: 90, isWithin: false },
} as const;
export type LastVisit = keyof typeof LAST_VISITS;

/** A campaign sends this many mails a minute by default. */
export const USUAL_PACE = 60;
const FASTEST_PACE = 600;

export const WORDS_MAX = 2_000;

function words(label: { en: string; tr: string }) {
  const schema = v.pipe(humanText(WORDS_MAX), v.minLength(1, 'message.required'));
  return { ...field.paragraph({ label, max: WORDS_MAX }), schema, isRequired: true };
}

const dish = v.pipe(v.number('number.whole'), v.integer('number.whole'), v.minValue(1));

const ALL_MEMBERS = { en: 'All members', tr: 'Tüm üyeler' };

export const CAMPAIGNS = defineResource({
  name: 'campaign',
  words: {
    one: { en: 'Campaign', tr: 'Kampanya' },
    many: { en: 'Campaigns', tr: 'Kampanyalar' },
  },
  path: '/api/admin/marketing/campaigns',
  read: 'marketing.read',
  change: 'marketing.change',
  pageRows: 100,
  sort: '-createdAt',
  title: ({ subjectEn, subjectTr }, language) =>
    String((language === 'tr' ? subjectTr : subjectEn) ?? ''),
  fields: {
    subjectEn: field.line({
      label: { en: 'Subject (English)', tr: 'Konu (İngilizce)' },
      max: 120,
      required: 'subject.required',
      inList: true,
      isSearched: true,
    }),
    subjectTr: field.line({
      label: { en: 'Subject (Turkish)', tr: 'Konu (Türkçe)' },
      max: 120,
      required: 'subject.required',
      isSearched: true,
    }),
    wordsEn: words({ en: 'Text (English)', tr: 'Metin (İngilizce)' }),
    wordsTr: words({ en: 'Text (Turkish)', tr: 'Metin (Türkçe)' }),
    offerEn: field.line({ label: { en: 'Offer (English)', tr: 'Teklif (İngilizce)' }, max: 160 }),
    offerTr: field.line({ label: { en: 'Offer (Turkish)', tr: 'Teklif (Türkçe)' }, max: 160 }),
    pictureItemId: {
      label: { en: 'Picture', tr: 'Resim' },
      hint: {
        en: 'A dish of the menu, without alcohol or tobacco',
        tr: 'Menüden alkolsüz ve tütünsüz bir ürün',
      },
      kind: 'reference' as const,
      schema: v.nullable(dish),
      isRequired: false,
      initial: null,
      isNumbered: true,
    },
    tiers: field.choices({
      label: { en: 'Tiers (none: all)', tr: 'Seviyeler (boş: tümü)' },
      choices: TIER_CHOICES,
    }),
    language: field.optionalChoice({
      label: { en: 'Language of the members', tr: 'Üyelerin dili' },
      none: ALL_MEMBERS,
      choices: CHOICES.languages,
    }),
    lastVisit: field.optionalChoice({
      label: { en: 'Last visit', tr: 'Son ziyaret' },
      none: ALL_MEMBERS,
      choices: CHOICES.lastVisits,
    }),
    perMinute: field.optionalWhole({
      label: { en: 'Mails a minute', tr: 'Dakikadaki e-posta sayısı' },
      hint: { en: 'Leave empty for 60', tr: '60 için boş bırakın' },
      min: 1,
      max: FASTEST_PACE,
    }),
    status: {
      ...field.fact({
        kind: 'choice',
        label: { en: 'Status', tr: 'Durum' },
        inList: true,
        isFilter: true,
      }),
      choices: CHOICES.statuses,
    },
    audience: field.fact({ kind: 'whole', label: { en: 'Recipients', tr: 'Alıcı' }, inList: true }),
    sent: field.fact({ kind: 'whole', label: { en: 'Sent', tr: 'Gönderilen' }, inList: true }),
    scheduledAt: field.fact({
      kind: 'instant',
      label: { en: 'Send at', tr: 'Gönderim zamanı' },
      inList: true,
    }),
    createdAt: field.fact({
      kind: 'instant',
      label: { en: 'Created', tr: 'Oluşturma' },
      isSortable: true,
    }),
  },
});

/** The campaign starts at this minute by the venue's clock (2026-07-04T18:00); null starts it now. */
export const launchCampaignInput = v.object({
  at: v.optional(v.nullable(v.pipe(v.string(), v.isoDateTime('campaign.time_invalid'))), null),
});
export type LaunchCampaignInput = v.InferOutput<typeof launchCampaignInput>;

/** Test mails go to this address; null means the person who asks. */
export const testCampaignInput = v.object({ to: v.optional(v.nullable(emailText()), null) });
export type TestCampaignInput = v.InferOutput<typeof testCampaignInput>;

const typed = v.optional(v.pipe(v.string(), v.maxLength(WORDS_MAX)), '');

/** Holds the typed texts and the dish of the picture. */
export const previewCampaignInput = v.object({
  subjectEn: typed,
  subjectTr: typed,
  wordsEn: typed,
  wordsTr: typed,
  offerEn: typed,
  offerTr: typed,
  pictureItemId: v.optional(v.nullable(v.pipe(v.number(), v.integer())), null),
});
export type PreviewCampaignInput = v.InferOutput<typeof previewCampaignInput>;

/** Reads an audience's filters from a URL; no filter selects everybody. */
export const audienceQuery = v.object({
  tiers: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.split(',').filter(Boolean)),
      v.array(v.picklist(TIERS)),
    ),
    '',
  ),
  language: v.optional(v.picklist(['', 'en', 'tr']), ''),
  lastVisit: v.optional(v.picklist(['', ...keysOf(LAST_VISITS)]), ''),
});

export type AudienceFilters = {
  tiers: readonly string[];
  language: string | null;
  lastVisit: string | null;
};

export const RECIPIENT_STATES = [
  'queued',
  'sending',
  'sent',
  'failed',
  'uncertain',
  'skipped',
  'stopped',
] as const;
export type RecipientState = (typeof RECIPIENT_STATES)[number];

/** An order within this many days counts as a result of the mail. */
export const ORDER_DAYS = 7;

export type CampaignResults = Record<RecipientState, number> & {
  status: CampaignStatus;
  unsubscribed: number;
  orders: number;
};

export type CampaignPreview = Record<'en' | 'tr', { subject: string; html: string; text: string }>;

/** The server would refuse a campaign with these texts for this reason; `word` is the forbidden one. */
type CampaignRefusal = { code: ErrorCode; word: string | null };
export type TypedPreview = CampaignPreview & { refusal: CampaignRefusal | null };

/** After this many refused attempts a mail counts as failed. */
export const MOST_ATTEMPTS = 5;
const FIRST_PAUSE_MS = 30_000;

/** The server pauses this long (ms) after refused attempts, or when the mail server is unreachable. */
export function pauseAfter(attempts: number): number {
  return FIRST_PAUSE_MS * 2 ** (Math.min(attempts, MOST_ATTEMPTS) - 1);
}

const TITLE_MAX = 80;
const TEXT_MAX = 240;
const LINK_MAX = 300;

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
// A link has no user, no port, and no character that ends an HTML attribute.
const PAGE = /^https:\/\/(?:[a-z0-9-]+\.)+[a-z]{2,}(?:[/?][^\s"'<>\\]*)?$/i;

function title(label: { en: string; tr: string }) {
  return field.line({ label, max: TITLE_MAX, required: 'title.required', isSearched: true });
}

/** The field holds a time by the venue's clock: "16:00". */
function timeOfDay(label: { en: string; tr: string }) {
  return { ...field.line({ label, max: 5 }), schema: textLike(TIME, 5, 'time.invalid') };
}

function textLike(pattern: RegExp, max: number, code: string) {
  return v.pipe(
    lineText(max),
    v.check((text) => text === '' || pattern.test(text), code),
  );
}

export const ANNOUNCEMENTS = defineResource({
  name: 'announcement',
  words: {
    one: { en: 'Announcement', tr: 'Duyuru' },
    many: { en: 'Announcements', tr: 'Duyurular' },
  },
  path: '/api/admin/announcements',
  read: 'marketing.read',
  change: 'marketing.change',
  sort: '-startsAt',
  title: ({ titleEn, titleTr }, language) => String((language === 'tr' ? titleTr : titleEn) ?? ''),
  fields: {
    titleEn: { ...title({ en: 'Title (English)', tr: 'Başlık (İngilizce)' }), inList: true },
    titleTr: title({ en: 'Title (Turkish)', tr: 'Başlık (Türkçe)' }),
    kind: field.choice({
      label: { en: 'Kind', tr: 'Tür' },
      choices: CHOICES.kinds,
      inList: true,
      isFilter: true,
    }),
    textEn: field.paragraph({
      label: { en: 'Text (English)', tr: 'Metin (İngilizce)' },
      max: TEXT_MAX,
    }),
    textTr: field.paragraph({
      label: { en: 'Text (Turkish)', tr: 'Metin (Türkçe)' },
      max: TEXT_MAX,
    }),
    startsAt: field.moment({ label: { en: 'Starts', tr: 'Başlangıç' }, ...SORTED }),
    endsAt: field.moment({ label: { en: 'Ends', tr: 'Bitiş' }, ...SORTED }),
    weekdays: field.choices({
      label: { en: 'Weekdays', tr: 'Haftanın günleri' },
      choices: CHOICES.weekdays,
    }),
    fromTime: timeOfDay({ en: 'From (time)', tr: 'Başlangıç saati' }),
    toTime: timeOfDay({ en: 'Until (time)', tr: 'Bitiş saati' }),
    link: {
      ...field.line({
        label: { en: 'Link', tr: 'Bağlantı' },
        hint: { en: 'https://…', tr: 'https://…' },
        max: LINK_MAX,
      }),
      schema: textLike(PAGE, LINK_MAX, 'link.invalid'),
    },
    isOn: {
      ...field.flag({ label: { en: 'On the site', tr: 'Sitede' }, initial: true }),
      inList: true,
      isFilter: true,
    },
  },
});

/** Returns the code of the first rule over several fields that the announcement breaks, or null. */
export function brokenRule({ kind, startsAt, endsAt, weekdays, fromTime, toTime }: Values) {
  if (String(endsAt) <= String(startsAt)) return 'announcement.ends_before_start';
  if (kind !== 'happy_hour') return null;
  if (!Array.isArray(weekdays) || weekdays.length === 0) return 'announcement.weekdays_required';
  return fromTime && toTime ? null : 'announcement.times_required';
}

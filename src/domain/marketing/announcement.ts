import * as v from 'valibot';
import { lineText } from '../fields';
import {
  choice,
  choices,
  defineResource,
  flag,
  line,
  moment,
  paragraph,
  SORTED,
  type Values,
} from '../resource/resource';
import CHOICES from './marketing-choices.json' with { type: 'json' };

const TITLE_MAX = 80;
const TEXT_MAX = 240;
const LINK_MAX = 300;

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
// A link has no user, no port, and no character that ends an HTML attribute.
const PAGE = /^https:\/\/(?:[a-z0-9-]+\.)+[a-z]{2,}(?:[/?][^\s"'<>\\]*)?$/i;

function title(label: { en: string; tr: string }) {
  return line({ label, max: TITLE_MAX, required: 'title.required', isSearched: true });
}

/** The field holds a time by the venue's clock: "16:00". */
function timeOfDay(label: { en: string; tr: string }) {
  return { ...line({ label, max: 5 }), schema: textLike(TIME, 5, 'time.invalid') };
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
    kind: choice({
      label: { en: 'Kind', tr: 'Tür' },
      choices: CHOICES.kinds,
      inList: true,
      isFilter: true,
    }),
    textEn: paragraph({ label: { en: 'Text (English)', tr: 'Metin (İngilizce)' }, max: TEXT_MAX }),
    textTr: paragraph({ label: { en: 'Text (Turkish)', tr: 'Metin (Türkçe)' }, max: TEXT_MAX }),
    startsAt: moment({ label: { en: 'Starts', tr: 'Başlangıç' }, ...SORTED }),
    endsAt: moment({ label: { en: 'Ends', tr: 'Bitiş' }, ...SORTED }),
    weekdays: choices({
      label: { en: 'Weekdays', tr: 'Haftanın günleri' },
      choices: CHOICES.weekdays,
    }),
    fromTime: timeOfDay({ en: 'From (time)', tr: 'Başlangıç saati' }),
    toTime: timeOfDay({ en: 'Until (time)', tr: 'Bitiş saati' }),
    link: {
      ...line({
        label: { en: 'Link', tr: 'Bağlantı' },
        hint: { en: 'https://…', tr: 'https://…' },
        max: LINK_MAX,
      }),
      schema: textLike(PAGE, LINK_MAX, 'link.invalid'),
    },
    isOn: {
      ...flag({ label: { en: 'On the site', tr: 'Sitede' }, initial: true }),
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

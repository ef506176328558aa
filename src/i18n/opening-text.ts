import type { Closure, DayHours, Opening } from '#domain/opening/opening';
import {
  closesNextAt,
  closureOn,
  hoursOn,
  isDaily,
  isOpenAt,
  opensNextAt,
  weekdayOf,
} from '#domain/opening/opening';
import { addDays, businessDay, formatTime, venueTime } from '#domain/venue';
import { formatDayOfMonth } from './day-text';
import type { Language } from './language';

/** Pages of the server and screens share these words, so they are no catalog entries. */
const WORDS = {
  en: {
    weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    shortWeekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
    everyDay: 'Every day',
    today: 'Today',
    closedToday: 'Closed today',
    wholeDay: '24 hours',
    closed: 'closed',
    closedNow: 'Closed',
    open: 'Open now',
    until: (time: string) => `Open now · until ${time}`,
    opens: (when: string) => `Opens ${when}`,
    at: (time: string) => `at ${time}`,
    on: (day: string, time: string) => `${day} at ${time}`,
    tomorrow: 'tomorrow',
    closedOn: (day: string) => `Closed on ${day}`,
  },
  tr: {
    weekdays: ['Pazartesi', 'Salı', 'Çarşamba', 'Perşembe', 'Cuma', 'Cumartesi', 'Pazar'],
    shortWeekdays: ['Pzt', 'Sal', 'Çar', 'Per', 'Cum', 'Cmt', 'Paz'],
    everyDay: 'Her gün',
    today: 'Bugün',
    closedToday: 'Bugün kapalı',
    wholeDay: '24 saat',
    closed: 'kapalı',
    closedNow: 'Kapalı',
    open: 'Şu an açık',
    until: (time: string) => `Şu an açık · kapanış ${time}`,
    opens: (when: string) => `Açılış ${when}`,
    at: (time: string) => time,
    on: (day: string, time: string) => `${day} ${time}`,
    tomorrow: 'yarın',
    closedOn: (day: string) => `Kapalıyız: ${day}`,
  },
} satisfies Record<Language, Record<string, unknown>>;

const WEEK_DAYS = 7;
/** Guests see closures this many days ahead. */
const CLOSURES_AHEAD_DAYS = 14;

/** "Open now · until 01:00", "Opens tomorrow at 15:00", "Closed". */
export function openNowText(opening: Opening, now: number, language: Language): string {
  const words = WORDS[language];
  if (isOpenAt(opening, now)) {
    const closes = closesNextAt(opening, now);
    return closes === null ? words.open : words.until(formatTime(closes));
  }
  const when = opensText(opening, now, language);
  return when === '' ? words.closedNow : words.opens(when);
}

/** "at 15:00", "tomorrow at 15:00", "on Tuesday at 15:00"; empty: open, or no next opening. */
export function opensText(opening: Opening, now: number, language: Language): string {
  const words = WORDS[language];
  const opens = opensNextAt(opening, now);
  if (opens === null) return '';
  const [today, day] = [venueTime(now).date, venueTime(opens).date];
  const time = formatTime(opens);
  return day === today ? words.at(time) : words.on(dayText(today, day, language), time);
}

/** The hours of this evening: "Every day 15:00–01:00", "Today 12:00–23:00", "Closed today". */
export function todayText(opening: Opening, now: number, language: Language): string {
  const words = WORDS[language];
  const day = businessDay(now);
  const hours = hoursOn(opening, day);
  if (!hours) return words.closedToday;
  const name = isDaily(opening) ? words.everyDay : words.today;
  return `${name} ${hoursText(hours, language)}`;
}

/** The week in groups of days with equal hours: "Mon–Thu 15:00–01:00", "Fri–Sat 15:00–03:00", "Sun closed". */
export function weekLines({ week }: Opening, language: Language): string[] {
  const texts = week.map((hours) => hoursText(hours, language));
  const firsts = texts.flatMap((text, at) => (at > 0 && texts[at - 1] === text ? [] : [at]));
  return firsts.map((first, at) => {
    const last = (firsts[at + 1] ?? WEEK_DAYS) - 1;
    return `${daysText(first, last, language)} ${texts[first]}`;
  });
}

export function weekText(opening: Opening, language: Language): string {
  return weekLines(opening, language).join(', ');
}

/** Closures of today and the next two weeks: "Closed on Thu, 31 Dec. Happy New Year!" */
export function closureLines(opening: Opening, now: number, language: Language): string[] {
  const today = businessDay(now);
  const last = addDays(today, CLOSURES_AHEAD_DAYS);
  return opening.closures
    .filter(({ day }) => day >= today && day <= last)
    .map((closure) => {
      const text = WORDS[language].closedOn(formatDayOfMonth(closure.day, language, 'short'));
      const note = noteIn(closure, language);
      return note ? `${text}. ${note}` : text;
    });
}

/** The note of this evening's closure; empty: none. */
export function closedNote(opening: Opening, now: number, language: Language): string {
  const closure = closureOn(opening, businessDay(now));
  return closure ? noteIn(closure, language) : '';
}

/** Monday is 0. The names are our own, because making an `Intl` format takes a slow phone 100 ms. */
export function weekdayName(weekday: number, language: Language, look: 'short' | 'long'): string {
  const { weekdays, shortWeekdays } = WORDS[language];
  return (look === 'short' ? shortWeekdays : weekdays)[weekday] ?? '';
}

function hoursText(hours: DayHours | null, language: Language): string {
  const words = WORDS[language];
  if (!hours) return words.closed;
  return hours.opens === hours.closes ? words.wholeDay : `${hours.opens}–${hours.closes}`;
}

function daysText(first: number, last: number, language: Language): string {
  const name = (weekday: number) => weekdayName(weekday, language, 'short');
  if (first === 0 && last === WEEK_DAYS - 1 && language === 'tr') return WORDS.tr.everyDay;
  return first === last ? name(first) : `${name(first)}–${name(last)}`;
}

function dayText(today: string, day: string, language: Language): string {
  const words = WORDS[language];
  if (day === addDays(today, 1)) return words.tomorrow;
  if (day > addDays(today, WEEK_DAYS - 1)) return formatDayOfMonth(day, language, 'short');
  const name = weekdayName(weekdayOf(day), language, 'long');
  return language === 'en' ? `on ${name}` : name.toLocaleLowerCase('tr');
}

function noteIn({ noteEn, noteTr }: Closure, language: Language): string {
  return language === 'tr' ? noteTr || noteEn : noteEn || noteTr;
}

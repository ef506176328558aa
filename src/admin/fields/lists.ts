import * as v from 'valibot';
import { fold } from '#domain/fold';
import { type DishDraft, dayTyped, FORMS } from '#domain/resource/kinds';
import { ROLLOVER_HOUR } from '#domain/venue';

/** Returns where a row goes by one step inside its group; null: it is the first or the last. */
export function neighbour(dishes: readonly DishDraft[], from: number, step: 1 | -1): number | null {
  const group = dishes[from]?.group;
  for (let index = from + step; index >= 0 && index < dishes.length; index += step) {
    if (dishes[index]?.group === group) return index;
  }
  return null;
}

export function swapped(dishes: readonly DishDraft[], a: number, b: number): DishDraft[] {
  return dishes.map((dish, index) => {
    if (index === a) return dishes[b] ?? dish;
    return index === b ? (dishes[a] ?? dish) : dish;
  });
}

export type DishFault = 'missing' | 'twice';

/** What keeps a row from being saved. */
export function faultOf(dishes: readonly DishDraft[], index: number): DishFault | null {
  const names = dishes.map(({ nameEn }) => fold(nameEn.trim()));
  const own = dishes[index];
  if (!own || own.nameEn.trim() === '' || own.nameTr.trim() === '') return 'missing';
  return names.indexOf(names[index] ?? '') < index ? 'twice' : null;
}

/** Reads 18:30, 18.30, 1830, 9:00 or 18; null: no time. */
export function timeOf(text: string): string | null {
  const [, hour, minute = '00'] = /^(\d{1,2})(?:[:.]?(\d{2}))?$/.exec(text.trim()) ?? [];
  if (hour === undefined || Number(hour) > 23 || Number(minute) > 59) return null;
  return `${hour.padStart(2, '0')}:${minute}`;
}

export function withTime(times: readonly string[], time: string): string[] {
  return [...new Set([...times, time])].sort((a, b) => place(a) - place(b));
}

/** Times after midnight come last. */
function place(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return (hour < ROLLOVER_HOUR ? hour + 24 : hour) * 60 + minute;
}

/** "31.12.2026 (Happy New Year!), 01.01.2027" */
export function closuresText(value: unknown): string {
  if (!v.is(FORMS.closures, value)) return '';
  return value
    .map(({ day, noteEn, noteTr }) => {
      const notes = [noteEn, noteTr].filter((note) => note !== '').join(' · ');
      return `${dayTyped(day)}${notes && ` (${notes})`}`;
    })
    .join(', ');
}

import type { Coordinates } from '#domain/orders/delivery';
import type { AgeingMinutes } from '#domain/orders/order-ageing';
import type { SettingKind } from '#domain/settings/setting';
import { numberAsTyped, typedNumber } from '#domain/typed-number';
import { dishesIn } from './lists/dish-list';
import { timesIn } from './lists/time-list';
import { closuresTyped, weekTyped } from './opening/opening-draft';

const CHOICE_MARK = ' ';
export const PART_MARK = ' / ';

/** Returns a value as a person types it; a switch has no text. */
export function typedOf(kind: SettingKind, value: unknown): string {
  switch (kind) {
    case 'money':
      return numberAsTyped(String(value).replace(/\.00$/, ''));
    case 'number':
      return numberAsTyped(String(value));
    case 'week':
    case 'closures':
      return JSON.stringify(value);
    case 'days':
      return (value as readonly string[]).map(dayTyped).join('\n');
    case 'ageing': {
      const { due, late } = value as AgeingMinutes;
      return `${due} / ${late}`;
    }
    case 'numbers':
    case 'names':
      return (value as readonly unknown[]).join(PART_MARK);
    case 'dishes':
      return JSON.stringify(value);
    case 'times':
      return (value as readonly string[]).join(' ');
    case 'choices':
      return (value as readonly string[]).join(CHOICE_MARK);
    case 'place': {
      const place = value as Coordinates | null;
      return place ? `${place.latitude}, ${place.longitude}` : '';
    }
    default:
      return typeof value === 'string' ? value : '';
  }
}

/** Returns typed text as a value; the schema refuses a wrong one with a code. */
export function valueTyped(kind: SettingKind, typed: string): unknown {
  switch (kind) {
    case 'money':
      return typedNumber(typed);
    case 'number':
      return numberIn(typed);
    case 'ageing': {
      const [due = '', late = ''] = typed.split('/');
      return { due: numberIn(due), late: numberIn(late) };
    }
    case 'week':
      return weekTyped(typed);
    case 'closures':
      return closuresTyped(typed);
    case 'days':
      return daysOf(typed);
    case 'numbers':
      return partsOf(typed).map(numberIn);
    case 'names':
      return partsOf(typed);
    case 'choices':
      return choicesOf(typed);
    case 'dishes':
      return dishesIn(typed);
    case 'times':
      return timesIn(typed);
    case 'place':
      return placeOf(typed);
    default:
      return typed;
  }
}

function numberIn(typed: string): number {
  const text = typedNumber(typed);
  return text === '' ? Number.NaN : Number(text);
}

export function partsOf(typed: string): string[] {
  return typed.split(PART_MARK.trim()).map((part) => part.trim());
}

/** A draft keeps the ticked values in one line. */
export function choicesOf(typed: string): string[] {
  return typed.split(CHOICE_MARK).filter((value) => value !== '');
}

/** Reads "36.6217, 29.1164", as map apps copy it; an empty text means no place. */
function placeOf(typed: string): unknown {
  if (typed.trim() === '') return null;
  const parts = /^\s*(-?\d+(?:\.\d+)?)\s*[,;\s]\s*(-?\d+(?:\.\d+)?)\s*$/.exec(typed);
  return parts ? { latitude: Number(parts[1]), longitude: Number(parts[2]) } : {};
}

/** Returns 2026-12-31 as 31.12.2026. */
function dayTyped(day: string): string {
  return day.split('-').reverse().join('.');
}

/** Reads one date a line, as 31.12.2026 or 2026-12-31; the schema refuses other texts. */
function daysOf(typed: string): string[] {
  const lines = typed.split(/[\n,;]/).map((line) => line.trim());
  return lines
    .filter((line) => line !== '')
    .map((line) => {
      const [, date, month, year] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(line) ?? [];
      if (!date || !month) return line;
      return `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
    });
}

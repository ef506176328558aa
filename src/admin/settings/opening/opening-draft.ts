import type { Closure } from '#domain/opening/opening';

/** A day as it is typed; closed days keep their times until the page is left. */
export type DayDraft = { isOpen: boolean; opens: string; closes: string };

const EMPTY_CLOSURE: Closure = { day: '', noteEn: '', noteTr: '' };

export function weekDraft(typed: string): DayDraft[] {
  return listIn(typed).map((day) => {
    const { opens, closes, isOpen } = fieldsOf(day);
    return {
      isOpen: day !== null && isOpen !== false,
      opens: textOf(opens),
      closes: textOf(closes),
    };
  });
}

/** The text of a draft without closed days is the text of the value. */
export function draftOfWeek(days: readonly DayDraft[]): string {
  return JSON.stringify(
    days.map(({ isOpen, opens, closes }) => {
      if (isOpen) return { opens, closes };
      return opens || closes ? { opens, closes, isOpen } : null;
    }),
  );
}

export function weekTyped(typed: string): unknown {
  return weekDraft(typed).map(({ isOpen, opens, closes }) =>
    isOpen ? { opens: timeTyped(opens), closes: timeTyped(closes) } : null,
  );
}

export function closuresDraft(typed: string): Closure[] {
  return listIn(typed).map((closure) => {
    const { day, noteEn, noteTr } = fieldsOf(closure);
    return { day: textOf(day), noteEn: textOf(noteEn), noteTr: textOf(noteTr) };
  });
}

export function withClosure(closures: readonly Closure[]): Closure[] {
  return [...closures, EMPTY_CLOSURE];
}

/** Rows in which nothing was entered are dropped. */
export function closuresTyped(typed: string): unknown {
  return closuresDraft(typed).filter(({ day, noteEn, noteTr }) => day || noteEn || noteTr);
}

/** "31.12.2026 (Happy New Year!), 01.01.2027" */
export function closuresText(value: unknown): string {
  return closuresDraft(JSON.stringify(value))
    .map(({ day, noteEn, noteTr }) => {
      const notes = [noteEn, noteTr].filter((note) => note !== '').join(' · ');
      return `${day.split('-').reverse().join('.')}${notes && ` (${notes})`}`;
    })
    .join(', ');
}

/** Reads 9, 930, 9.30 and 09:30; anything else stays as typed, and the schema refuses it. */
export function timeTyped(typed: string): string {
  const text = typed.trim();
  const [, hour, minute = '00'] = /^(\d{1,2})[:.\s]?(\d{2})?$/.exec(text) ?? [];
  return hour ? `${hour.padStart(2, '0')}:${minute}` : text;
}

function listIn(typed: string): unknown[] {
  try {
    const list: unknown = JSON.parse(typed);
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

function fieldsOf(item: unknown): Record<string, unknown> {
  return typeof item === 'object' && item !== null ? { ...item } : {};
}

function textOf(field: unknown): string {
  return typeof field === 'string' ? field : '';
}

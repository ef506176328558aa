import type { DayHours, Opening } from '#domain/opening/opening';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Describes hours and closures for search engines. */
export function openingData({ week, closures }: Opening) {
  const open = week.flatMap((hours, at) => (hours ? [{ hours, day: DAYS[at] ?? '' }] : []));
  const texts = new Set(open.map(({ hours }) => textOf(hours)));
  const spans = [...texts].map((text) => {
    const same = open.filter(({ hours }) => textOf(hours) === text);
    const { opens, closes } = same[0]?.hours ?? { opens: '', closes: '' };
    return { ...HOURS, dayOfWeek: same.map(({ day }) => day), ...dayLong(opens, closes) };
  });
  const special = closures.map(({ day }) => ({
    ...HOURS,
    validFrom: day,
    validThrough: day,
    opens: '00:00',
    closes: '00:00',
  }));
  return {
    ...(spans.length > 0 && { openingHoursSpecification: spans.length === 1 ? spans[0] : spans }),
    ...(special.length > 0 && { specialOpeningHoursSpecification: special }),
  };
}

const HOURS = { '@type': 'OpeningHoursSpecification' };

/** For search engines a day of 24 hours ends at 23:59; equal times mean closed. */
function dayLong(opens: string, closes: string) {
  return opens === closes ? { opens: '00:00', closes: '23:59' } : { opens, closes };
}

function textOf({ opens, closes }: DayHours): string {
  return `${opens} ${closes}`;
}

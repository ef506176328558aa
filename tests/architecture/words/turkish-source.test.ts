import { expect, test } from 'vitest';
import { sourceFiles } from '../source-files';

const ours = sourceFiles(['src', 'server', 'bank-simulator'], /\.(tsx?|css|html)$/).filter(
  ({ path }) => !/\.test\.|\/dist\//.test(path),
);

/** Returns the places where a pattern occurs in our own source, except the allowed files. */
function places(pattern: RegExp, but: readonly string[] = []): string[] {
  return ours
    .filter(({ path }) => !but.includes(path))
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .map((line, index) => ({ line, place: `${path}:${index + 1}` }))
        .filter(({ line }) => pattern.test(line.replace(/^\s*(\/\/|\*|\/\*).*$/, '')))
        .map(({ place }) => place),
    );
}

/** These files have English text by nature: e-mail addresses, a dish's English name, fields of the bank's callback. */
const ENGLISH_ONLY = [
  'src/domain/fields.ts',
  'src/domain/menu/menu-item.ts',
  'server/usecases/staff/staff-access.ts',
  'server/services/vakifbank/mpi.ts',
];

test('the search for breaches of these rules finds one where there is one', () => {
  expect(places(/\.toLowerCase\(\)/).length).toBeGreaterThan(0);
});

test('letters of human text change case by a language, never by themselves', () => {
  expect(places(/\.to(Upper|Lower)Case\(/, ENGLISH_ONLY)).toEqual([]);
});

test('only the eyebrow is set in capitals, and it says so where it is made', () => {
  expect(places(/textTransform:\s*'uppercase'|text-transform:\s*uppercase/)).toEqual([
    expect.stringContaining('src/ui/theme/text.css.ts'),
  ]);
});

test('no style capitalizes: it would write Istanbul for İstanbul', () => {
  expect(places(/textTransform:\s*'capitalize'|text-transform:\s*capitalize/)).toEqual([]);
});

test('every sort of visible text names its language', () => {
  expect(places(/localeCompare\([^,()]*\)/)).toEqual([]);
  expect(places(/new Intl\.Collator\(\)/)).toEqual([]);
});

test('the database neither compares nor sorts human text: it knows ASCII only', () => {
  const server = /^server\/(repositories|usecases|db)\//;
  const named = places(/\b(LIKE|NOCASE)\b|\blower\(|\bupper\(|orderBy\([^)]*[nN]ame/);
  expect(named.filter((place) => server.test(place))).toEqual([]);
});

test('money is always formatted in one place, with the lira sign close to it', () => {
  const format = ['src/i18n/language.ts', 'server/pages/menu-page.ts'];
  expect(places(/style:\s*'currency'/, format)).toEqual([]);
});

test('words break only at soft hyphens, and names are never cut with an ellipsis', () => {
  expect(places(/hyphens:\s*'?auto/)).toEqual([]);
  // The date button may cut its date, because its accessible name has the whole date.
  expect(
    places(/textOverflow|text-overflow|lineClamp/i, ['src/ui/form/calendar/CalendarField.css.ts']),
  ).toEqual([]);
});

test('days and months are written in the language on screen, also in the back office', () => {
  const fixed =
    /format(DateTime|Day|WholeDay|DayOfMonth|Month|Weekday)\((?:[^()]|\([^()]*\))*'(en|tr)'\)/;
  expect(places(fixed)).toEqual([]);
});

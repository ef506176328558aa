import { expect, test } from 'vitest';
import { openPhoneBook } from './phone-book';

const book = await openPhoneBook('en');

test('a Turkish number is the same number however it is typed', () => {
  const ways = [
    '0532 123 45 67',
    '532 123 45 67',
    '0090 532 123 45 67',
    '+90 532 123 45 67',
    '+90 (0)532 123 45 67',
    '0532-123-45-67',
  ];
  expect(ways.map((typed) => book.read(typed, 'TR'))).toEqual(ways.map(() => '+905321234567'));
});

test('a number is read in the country that stands in front of it', () => {
  expect(book.read('020 7946 0958', 'GB')).toBe('+442079460958');
  expect(book.read('0176 12345678', 'DE')).toBe('+4917612345678');
});

test('a typed calling code selects its country', () => {
  const typed = book.read('+44 7700 900123', 'TR');
  expect(typed).toBe('+447700900123');
  expect(book.countryOf(typed, 'TR')).toBe('GB');
  expect(book.countryOf('+121', 'TR')).toBe('US');
  expect(book.countryOf('+1 204 234 5678', 'US')).toBe('CA');
});

test('of countries with one calling code the chosen one stays', () => {
  expect(book.countryOf('+4477', 'JE')).toBe('JE');
});

test('an incomplete phone number stays as it was typed', () => {
  expect(book.read(' 5 ', 'TR')).toBe('5');
  expect(book.read('call me', 'TR')).toBe('call me');
  expect(book.read('', 'TR')).toBe('');
});

test('a number has 2 to 17 digits after its calling code', () => {
  expect(book.read('53', 'TR')).toBe('+9053');
  expect(book.read('5'.repeat(17), 'TR')).toBe(`+90${'5'.repeat(17)}`);
  expect(book.read('5'.repeat(18), 'TR')).toBe('5'.repeat(18));
});

test('a number is shown in groups, with its calling code or beside it', () => {
  expect(book.show('+905321234567', true)).toBe('+90 532 123 45 67');
  expect(book.show('+905321234567', false)).toBe('532 123 45 67');
  expect(book.show('call me', true)).toBe('call me');
});

test('another country keeps the number', () => {
  expect(book.move('+905321234567', 'DE')).toBe('+495321234567');
});

test('countries have names in the reader’s language, in its order', async () => {
  const { countries } = await openPhoneBook('tr');
  const names = countries.map(({ name }) => name);
  expect(names).toContain('Türkiye');
  expect(names).toEqual([...names].sort(new Intl.Collator('tr').compare));
  expect(countries.find(({ country }) => country === 'TR')?.callingCode).toBe('90');
});

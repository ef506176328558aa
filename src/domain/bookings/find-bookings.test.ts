import { expect, test } from 'vitest';
import { bookingCode } from './booking';
import { bookingSearch, knownGuests, searchedDigits } from './find-bookings';

const SUKRU = {
  id: '0197d3c0-0000-7000-8000-0000000000ab',
  guestName: 'Şükrü Işık',
  guestPhone: '+90 532 111 22 33',
};

test.each([
  'sukru',
  'ŞÜKRÜ ışık',
  'isik suk',
  '0532 111',
  '+90 532',
  '112',
  '22-33',
  'şük 2233',
  '111 22',
  bookingCode(SUKRU.id),
  bookingCode(SUKRU.id).slice(2),
])('"%s" finds Şükrü by name, code or a run of digits', (typed) => {
  expect(bookingSearch(typed)(SUKRU)).toBe(true);
});

test.each(['sukran', '33', '444', 'şük 444', '2211'])('"%s" does not find Şükrü', (typed) => {
  expect(bookingSearch(typed)(SUKRU)).toBe(false);
});

test('a phone that was written without its 0 is found with it', () => {
  const find = bookingSearch('0532 111 22 33');
  expect(find({ ...SUKRU, guestPhone: '5321112233' })).toBe(true);
});

test.each([
  ['0532 111 22 33', '1112233'],
  ['+90 53', '53'],
  ['sukru', null],
])('the phones found by "%s" all have %s', (typed, digits) => {
  expect(searchedDigits(typed)).toBe(digits);
});

test('a guest is known by the last four digits, once, with the data of the first booking', () => {
  const guest = (guestName: string, guestPhone: string, guestEmail: string | null = null) => ({
    ...{ guestName, guestPhone, guestEmail },
  });
  const guests = [
    guest('Selin Ak', '0532 111 22 33', 'new@example.com'),
    guest('SELİN AK', '+905321112233', 'old@example.com'),
    guest('Can', '0532 999 22 33'),
    guest('Deniz', '0532 111 44 55'),
  ];
  expect(knownGuests(guests, '2233')).toEqual([guests[0], guests[2]]);
  expect(knownGuests(guests, '0532 111 22 33')).toEqual([guests[0]]);
  expect(knownGuests(guests, '233')).toEqual([]);
});

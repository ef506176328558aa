import { expect, test } from 'vitest';
import { maskedPhone, telLink, whatsappLink } from './MaskedPhone';

test('a masked number keeps its shape and shows its last two digits alone', () => {
  expect(maskedPhone('+90 532 123 45 67')).toBe('+•• ••• ••• •• 67');
  expect(maskedPhone('(0532) 1234567')).toBe('(••••) •••••67');
});

test('a number is called as its guest wrote it, without the marks between', () => {
  expect(telLink('+90 (532) 123-45.67')).toBe('tel:+905321234567');
  expect(telLink('0532 123 45 67')).toBe('tel:05321234567');
  expect(telLink('+44 (0)20 7946 0958')).toBe('tel:+442079460958');
});

test.each([
  ['+44 7700 900123', '447700900123'],
  ['0044 7700 900123', '447700900123'],
  ['0532 123 45 67', '905321234567'],
  ['532 123 45 67', '905321234567'],
  ['905321234567', '905321234567'],
])('the WhatsApp link of %s has the country code', (phone, digits) => {
  expect(whatsappLink(phone)).toBe(`https://wa.me/${digits}`);
});

import * as v from 'valibot';
import { expect, test } from 'vitest';
import { linked } from './setting';

const { schema } = linked(['instagram.com', 'g.page']);

test.each([
  '',
  'https://instagram.com',
  'https://www.instagram.com/bliss?hl=tr',
  'https://g.page/r/bliss',
])('a page of the site, or nothing, is taken: %s', (text) => {
  expect(v.is(schema, text)).toBe(true);
});

test.each([
  'http://instagram.com/bliss',
  'instagram.com/bliss',
  'https://instagram.com.evil.example/',
  'https://notinstagram.com/',
  'https://evil.example/instagram.com',
  'https://instagram.com@evil.example/',
  'https://instagram.com:8443/',
  'https://gxpage/',
  'https://instagram.com/"><b>',
  'javascript:alert(1)//instagram.com',
])('another site, or no page, is refused: %s', (text) => {
  expect(v.is(schema, text)).toBe(false);
});

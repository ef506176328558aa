import { expect, test } from 'vitest';
import { directionsTo, mapsOf, whatsappTo } from './HelpLinks';

const ADDRESS = 'Uğur Mumcu Parkı, Fethiye';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)';
const IPAD = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 16; Pixel 9)';

test('an iPhone and an iPad are led by Apple, everything else by Google', () => {
  expect(mapsOf({ userAgent: IPHONE, maxTouchPoints: 5 })).toBe('apple');
  expect(mapsOf({ userAgent: IPAD, maxTouchPoints: 5 })).toBe('apple');
  expect(mapsOf({ userAgent: IPAD, maxTouchPoints: 0 })).toBe('google');
  expect(mapsOf({ userAgent: ANDROID, maxTouchPoints: 5 })).toBe('google');
});

test('directions lead to the coordinates, else to the address, else nowhere', () => {
  const location = { latitude: 36.62, longitude: 29.11 };
  expect(directionsTo({ address: ADDRESS, location, links: {} }, 'google')).toBe(
    'https://maps.google.com/?q=36.62%2C29.11',
  );
  expect(directionsTo({ address: ADDRESS, location: null, links: {} }, 'apple')).toBe(
    `https://maps.apple.com/?q=${encodeURIComponent(`Bar Bliss, ${ADDRESS}`)}`,
  );
  expect(directionsTo({ address: '', location: null, links: {} }, 'google')).toBeNull();
});

test('WhatsApp gets the number without its plus, and Turkish letters arrive whole', () => {
  expect(whatsappTo('+905321234567', 'Merhaba, çok şık!')).toBe(
    'https://wa.me/905321234567?text=Merhaba%2C%20%C3%A7ok%20%C5%9F%C4%B1k!',
  );
});

test('the map link of the owner comes before the location', () => {
  const links = { mapLink: 'https://maps.app.goo.gl/abc' };
  const location = { latitude: 36.62, longitude: 29.11 };
  expect(directionsTo({ address: ADDRESS, location, links }, 'apple')).toBe(links.mapLink);
});

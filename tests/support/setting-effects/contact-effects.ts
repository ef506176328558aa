import type { CONTACT_SETTINGS, PICTURE_SETTINGS } from '../../../src/domain/settings/settings';
import type { VenuePhoto } from '../../../src/domain/settings/venue-facts';
import type { TestApp } from '../bar/test-app';
import { createBrowser } from '../bar/test-browser';
import type { SettingEffect } from './effect';

type Facts = Record<string, unknown> & {
  links: Record<string, string>;
  photos?: Record<string, string>;
};

async function venueOf(bar: TestApp): Promise<Facts> {
  const { body } = await createBrowser(bar).send('/api/venue');
  // The response of GET /api/venue.
  return body as Facts;
}

const fact = (name: string) => async (bar: TestApp) => (await venueOf(bar))[name];

const link = (name: string, value: string) => ({
  value,
  effect: async (bar: TestApp) => (await venueOf(bar)).links[name],
  shown: value,
});

const photo = (name: VenuePhoto, hash: string) => {
  const value = `/pictures/${hash.repeat(32)}-1280.avif`;
  return {
    value,
    effect: async (bar: TestApp) => (await venueOf(bar)).photos?.[name],
    shown: value,
  };
};

export const PICTURE_EFFECTS = {
  'venue.heroPhoto': photo('hero', 'a'),
  'venue.teamPhoto': photo('team', 'b'),
  'venue.roomPhoto': photo('room', 'c'),
} satisfies Record<keyof typeof PICTURE_SETTINGS, SettingEffect>;

export const CONTACT_EFFECTS = {
  'venue.phone': { value: '+90 (252) 123 45 67', effect: fact('phone'), shown: '+902521234567' },
  'venue.whatsapp': { value: '+905321234567', effect: fact('whatsapp'), shown: '+905321234567' },
  'venue.email': { value: 'Hi@Bar.example', effect: fact('email'), shown: 'hi@bar.example' },
  'venue.address': { value: 'Çarşı 1', effect: fact('address'), shown: 'Çarşı 1' },
  'venue.mapLink': link('mapLink', 'https://maps.app.goo.gl/bliss'),
  'venue.instagram': link('instagram', 'https://www.instagram.com/bliss'),
  'venue.facebook': link('facebook', 'https://tr-tr.facebook.com/bliss'),
  'venue.tiktok': link('tiktok', 'https://www.tiktok.com/@bliss'),
  'venue.googleReview': link('googleReview', 'https://g.page/r/bliss/review'),
} satisfies Record<keyof typeof CONTACT_SETTINGS, SettingEffect>;

import * as v from 'valibot';
import { inGroup, linked, mailed, phoned, type SettingShape, written } from './setting';

export const CONTACT_SETTINGS = inGroup('contact', {
  'venue.phone': {
    ...phoned(),
    label: { en: 'Phone', tr: 'Telefon' },
    hint: { en: 'With country code: +90 …', tr: 'Ülke koduyla: +90 …' },
  },
  'venue.whatsapp': {
    ...phoned(),
    label: { en: 'WhatsApp', tr: 'WhatsApp' },
    hint: { en: 'With country code: +90 …', tr: 'Ülke koduyla: +90 …' },
  },
  'venue.email': {
    ...mailed(),
    label: { en: 'Email', tr: 'E-posta' },
    hint: {
      en: 'Guests reply to our mails at this address.',
      tr: 'Misafirler e-postalarımıza bu adresten yanıt verir.',
    },
  },
  'venue.address': {
    ...written(),
    label: { en: 'Address', tr: 'Adres' },
  },
  'venue.mapLink': {
    ...linked(['google.com', 'google.com.tr', 'maps.app.goo.gl', 'maps.apple.com', 'maps.apple']),
    label: { en: 'Link to the map', tr: 'Harita bağlantısı' },
    hint: {
      en: 'From Google Maps or Apple Maps. Empty: directions lead to the location or the address.',
      tr: 'Google Haritalar’dan veya Apple Haritalar’dan. Boş: yol tarifi konuma ya da adrese götürür.',
    },
  },
  'venue.instagram': {
    ...linked(['instagram.com']),
    label: { en: 'Instagram', tr: 'Instagram' },
    hint: { en: 'https://www.instagram.com/…', tr: 'https://www.instagram.com/…' },
  },
  'venue.facebook': {
    ...linked(['facebook.com', 'fb.com', 'fb.me']),
    label: { en: 'Facebook', tr: 'Facebook' },
    hint: { en: 'https://www.facebook.com/…', tr: 'https://www.facebook.com/…' },
  },
  'venue.tiktok': {
    ...linked(['tiktok.com']),
    label: { en: 'TikTok', tr: 'TikTok' },
    hint: { en: 'https://www.tiktok.com/@…', tr: 'https://www.tiktok.com/@…' },
  },
  'venue.googleReview': {
    ...linked(['google.com', 'google.com.tr', 'g.page', 'maps.app.goo.gl']),
    label: { en: 'Google reviews', tr: 'Google yorumları' },
    hint: {
      en: 'The link “Ask for reviews” of the Google Business Profile.',
      tr: 'Google İşletme Profili’ndeki “Yorum iste” bağlantısı.',
    },
  },
});

/** The address of an uploaded picture of the venue; empty: not set. */
function pictured(): SettingShape<string> {
  const address = /^(\/pictures\/[0-9a-f]{32}-1280\.avif)?$/;
  const schema = v.pipe(v.string('picture.address'), v.regex(address, 'picture.address'));
  return { kind: 'line', schema, initial: '' };
}

export const PICTURE_SETTINGS = inGroup('pictures', {
  'venue.heroPhoto': {
    ...pictured(),
    label: { en: 'Top of the home page', tr: 'Ana sayfanın başı' },
    hint: {
      en: 'Shared links show it too. Empty: a drawing.',
      tr: 'Paylaşılan bağlantılarda da görünür. Boşsa çizim görünür.',
    },
  },
  'venue.teamPhoto': {
    ...pictured(),
    label: { en: 'The team', tr: 'Ekip' },
    hint: { en: 'Empty: a drawing.', tr: 'Boşsa çizim görünür.' },
  },
  'venue.roomPhoto': {
    ...pictured(),
    label: { en: 'The venue', tr: 'Mekân' },
    hint: {
      en: 'Stands with the team. Empty: no picture.',
      tr: 'Ekibin yanında durur. Boşsa resim görünmez.',
    },
  },
});

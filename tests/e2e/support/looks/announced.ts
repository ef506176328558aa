import { randomUUID } from 'node:crypto';
import { DEMO_STAFF, signedIn } from '../../../support/calls/staff-calls';

const ALWAYS = { startsAt: '2020-01-01T00:00', endsAt: '2090-01-01T00:00' };

export const JAZZ = {
  kind: 'banner',
  titleEn: 'Live jazz tonight',
  titleTr: 'Bu gece canlı caz',
  textEn: 'From 21:00 on the terrace. Come early: the first row fills up fast.',
  textTr: 'Saat 21.00’den itibaren terasta. Ön sıra çabuk dolar, erken gelin.',
  ...ALWAYS,
};

export const COFFEE_HOUR = {
  kind: 'happy_hour',
  titleEn: 'Two coffees for one',
  titleTr: 'İki kahve bir fiyata',
  textEn: 'At every table.',
  textTr: 'Bütün masalarda.',
  weekdays: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
  fromTime: '16:00',
  toTime: '02:00',
  ...ALWAYS,
};

export const QUIZ = {
  kind: 'event',
  titleEn: 'Quiz night',
  titleTr: 'Bilgi yarışması',
  textEn: 'Teams of four, six rounds, one prize: dinner for the whole team.',
  textTr: 'Dört kişilik takımlar, altı tur, tek ödül: bütün takıma akşam yemeği.',
  startsAt: '2089-12-03T20:00',
  endsAt: '2089-12-04T00:30',
  link: 'https://tickets.example/quiz',
};

/** Announces on the site, as Elif; returns the announcement's id. */
export async function announce(url: string, announcement: object): Promise<string> {
  const who = { ...DEMO_STAFF, email: 'manager@barbliss.example' };
  const { token, cookie } = await signedIn(url, who);
  const id = randomUUID();
  const response = await fetch(`${url}/api/admin/announcements`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      cookie,
      'content-type': 'application/json',
      'idempotency-key': id,
    },
    body: JSON.stringify(announcement),
  });
  if (!response.ok) throw new Error(`The bar refused: ${await response.text()}`);
  return id;
}

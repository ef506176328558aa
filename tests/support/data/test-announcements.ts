import type { TestStaff } from '../bar/test-staff';
import { newOrderId } from './test-orders';

export const ANNOUNCEMENTS = '/api/admin/announcements';

/** The test server's clock starts on Saturday, 2026-07-04, 21:00 of the venue. */
export const BANNER = {
  kind: 'banner',
  titleEn: 'Live jazz tonight',
  titleTr: 'Bu gece canlı caz',
  textEn: 'From 21:00 on the terrace.',
  textTr: 'Saat 21.00’den itibaren terasta.',
  startsAt: '2026-07-04T20:00',
  endsAt: '2026-07-04T23:00',
};

export const HAPPY_HOUR = {
  kind: 'happy_hour',
  titleEn: 'Two coffees for one',
  titleTr: 'İki kahve bir fiyata',
  textEn: '',
  textTr: '',
  startsAt: '2026-06-01T00:00',
  endsAt: '2026-09-01T00:00',
  weekdays: ['mon', 'tue', 'wed', 'thu', 'fri'],
  fromTime: '16:00',
  toTime: '18:00',
};

export const EVENT = {
  kind: 'event',
  titleEn: 'Quiz night',
  titleTr: 'Bilgi yarışması',
  textEn: 'Teams of four.',
  textTr: 'Dört kişilik takımlar.',
  startsAt: '2026-07-05T20:00',
  endsAt: '2026-07-05T23:00',
  link: 'https://tickets.example/quiz?lang=en',
};

export async function announce(staff: TestStaff, announcement: object): Promise<string> {
  const id = newOrderId();
  const { status, body } = await sendAnnouncement(staff, announcement, id);
  if (status !== 201) throw new Error(JSON.stringify(body));
  return id;
}

export function sendAnnouncement(staff: TestStaff, body: object, id = newOrderId()) {
  return staff.send(ANNOUNCEMENTS, { body, headers: { 'Idempotency-Key': id } });
}

import type { TestApp } from '../bar/test-app';
import type { TestResponse } from '../bar/test-browser';
import type { TestStaff } from '../bar/test-staff';
import {
  ANNOUNCEMENTS,
  announce,
  BANNER,
  HAPPY_HOUR,
  sendAnnouncement,
} from '../data/test-announcements';
import { addCampaign, addMembers, ask, CAMPAIGN, CAMPAIGNS, launch } from '../data/test-campaigns';
import { newOrderId } from '../data/test-orders';

type Act = (server: { staff: TestStaff; ids: Record<string, string> }) => Promise<TestResponse>;

/** A draft, a tested draft and a scheduled campaign, for one member, and an announcement. */
export async function campaignIds(bar: TestApp, staff: TestStaff): Promise<Record<string, string>> {
  await addMembers(bar, 1);
  const campaign = await addCampaign(staff);
  const tested = await addCampaign(staff);
  const launched = await addCampaign(staff);
  await ask(staff, tested, 'test');
  await launch(staff, launched);
  return { campaign, tested, launched, announcement: await announce(staff, BANNER) };
}

/** What staff do to campaigns and announcements. */
export const CAMPAIGN_MUTATIONS: Readonly<Record<string, Act>> = {
  'POST /api/admin/announcements': ({ staff }) => sendAnnouncement(staff, HAPPY_HOUR),
  'PUT /api/admin/announcements/:id': ({ staff, ids }) =>
    staff.send(`${ANNOUNCEMENTS}/${ids.announcement}`, { method: 'PUT', body: { isOn: false } }),
  'DELETE /api/admin/announcements/:id': ({ staff, ids }) =>
    staff.send(`${ANNOUNCEMENTS}/${ids.announcement}`, { method: 'DELETE', body: {} }),
  'POST /api/admin/marketing/campaigns': ({ staff }) =>
    staff.send(CAMPAIGNS, { body: CAMPAIGN, headers: { 'Idempotency-Key': newOrderId() } }),
  'PUT /api/admin/marketing/campaigns/:id': ({ staff, ids }) =>
    staff.send(`${CAMPAIGNS}/${ids.campaign}`, { method: 'PUT', body: { offerEn: 'Free fries' } }),
  'DELETE /api/admin/marketing/campaigns/:id': ({ staff, ids }) =>
    staff.send(`${CAMPAIGNS}/${ids.campaign}`, { method: 'DELETE', body: {} }),
  'POST /api/admin/marketing/campaigns/:id/test': ({ staff, ids }) =>
    ask(staff, String(ids.campaign), 'test'),
  'POST /api/admin/marketing/campaigns/:id/launch': ({ staff, ids }) =>
    ask(staff, String(ids.tested), 'launch'),
  'POST /api/admin/marketing/campaigns/:id/stop': ({ staff, ids }) =>
    ask(staff, String(ids.launched), 'stop'),
};

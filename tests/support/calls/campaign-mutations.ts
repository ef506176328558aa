import type { TestApp } from '../bar/test-app';
import type { TestResponse } from '../bar/test-browser';
import type { TestStaff } from '../bar/test-staff';
import { addCampaign, addMembers, ask, launch } from '../data/test-campaigns';

type Act = (server: { staff: TestStaff; ids: Record<string, string> }) => Promise<TestResponse>;

/** A draft, a tested draft and a scheduled campaign, for one member. */
export async function campaignIds(bar: TestApp, staff: TestStaff): Promise<Record<string, string>> {
  await addMembers(bar, 1);
  const campaign = await addCampaign(staff);
  const tested = await addCampaign(staff);
  const launched = await addCampaign(staff);
  await ask(staff, tested, 'test');
  await launch(staff, launched);
  return { campaign, tested, launched };
}

/** What staff do to campaigns. */
export const CAMPAIGN_MUTATIONS: Readonly<Record<string, Act>> = {
  'POST /api/admin/marketing/campaigns/:id/test': ({ staff, ids }) =>
    ask(staff, String(ids.campaign), 'test'),
  'POST /api/admin/marketing/campaigns/:id/launch': ({ staff, ids }) =>
    ask(staff, String(ids.tested), 'launch'),
  'POST /api/admin/marketing/campaigns/:id/stop': ({ staff, ids }) =>
    ask(staff, String(ids.launched), 'stop'),
};

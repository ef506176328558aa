import type { TestApp } from './test-app';
import { addCampaign, addMembers, ask, launch } from './test-campaigns';
import type { TestStaff } from './test-staff';

/** A draft, a tested draft and a scheduled campaign, for one member. */
export async function campaignIds(
  bar: TestApp,
  staff: TestStaff,
): Promise<{ campaign: string; tested: string; launched: string }> {
  await addMembers(bar, 1);
  const [campaign, tested, launched] = [
    await addCampaign(staff),
    await addCampaign(staff),
    await addCampaign(staff),
  ];
  await ask(staff, tested, 'test');
  await launch(staff, launched);
  return { campaign, tested, launched };
}

import { sendCampaigns } from '../../../server/usecases/campaigns';
import type { TestApp } from '../bar/test-app';
import type { TestStaff } from '../bar/test-staff';
import { newOrderId } from './test-orders';

export const CAMPAIGNS = '/api/admin/marketing/campaigns';

export const CAMPAIGN = {
  subjectEn: 'Burger week',
  subjectTr: 'Burger haftası',
  wordsEn: 'Two burgers for one.\n\nUntil Sunday, at every table.',
  wordsTr: 'İki burger, tek fiyat.\n\nPazara kadar her masada.',
  offerEn: 'Second burger free',
  offerTr: 'İkinci burger bizden',
};

/** Adds members with a proved address and consent for mail, behind the app's back. */
export async function addMembers(
  bar: Pick<TestApp, 'rows'>,
  count: number,
  first = 0,
): Promise<string[]> {
  const ids = Array.from({ length: count }, () => newOrderId());
  for (const [nth, id] of ids.entries()) {
    const at = first + nth;
    await bar.rows(`INSERT INTO member (id, email, first_name, last_name, phone, language, created_at, verified_at)
      VALUES ('${id}', 'member${at}@example.com', 'M', '${at}', '', '${at % 2 ? 'tr' : 'en'}', 1, 1)`);
    await bar.rows(`INSERT INTO consent (id, member_id, channel, is_granted, text_version, language, at)
      VALUES ('${newOrderId()}', '${id}', 'email', 1, '2026-11', 'en', 1)`);
  }
  return ids;
}

export async function addCampaign(staff: TestStaff, more: object = {}): Promise<string> {
  const id = newOrderId();
  const { status, body } = await staff.send(CAMPAIGNS, {
    body: { ...CAMPAIGN, ...more },
    headers: { 'Idempotency-Key': id },
  });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return id;
}

export function ask(staff: TestStaff, id: string, what: string, body: object = {}) {
  return staff.send(`${CAMPAIGNS}/${id}/${what}`, {
    method: 'POST',
    body,
    headers: { 'Idempotency-Key': newOrderId() },
  });
}

/** Tests and launches a campaign, now. */
export async function launch(staff: TestStaff, id: string) {
  await ask(staff, id, 'test');
  return ask(staff, id, 'launch');
}

/** Runs the loop once a minute until nothing is left, at most so often. */
export async function sendAll(bar: TestApp, minutes = 30): Promise<void> {
  for (let minute = 0; minute < minutes; minute += 1) {
    await sendCampaigns(bar.deps);
    bar.clock.advance(60_000);
  }
}

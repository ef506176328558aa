import { releaseExpiredHolds } from '../../../server/usecases/upkeep/due-work';
import type { TestApp } from '../bar/test-app';
import type { TestBrowser } from '../bar/test-browser';
import { createBrowser } from '../bar/test-browser';
import type { TestStaff } from '../bar/test-staff';
import { ADA, askCode, codeFor, earn, newMember, verify } from '../data/test-members';
import { lemonades, placeOrder } from '../data/test-orders';
import type { ClubAction, FreeDish } from './club-model';
import { COST, DISHES } from './club-model';

/** Holds a member with points and two signed-in devices. */
export type TwoDevices = { id: string; browsers: readonly TestBrowser[] };

export async function memberOnTwoDevices(
  bar: TestApp,
  staff: TestStaff,
  { email, points }: { email: string; points: number },
): Promise<TwoDevices> {
  const member = await newMember(bar, { ...ADA, email });
  await earn(member, staff, points);
  const second = createBrowser(bar);
  await askCode(second, email);
  await verify(second, await codeFor(bar, email), email);
  return { id: member.id, browsers: [member.browser, second] };
}

/** Sends a mutation through the server's own route; returns "ok" or the code of the refusal. */
export async function send(
  bar: TestApp,
  { staff, member }: { staff: TestStaff; member: TwoDevices },
  act: ClubAction,
): Promise<string> {
  if (act.act === 'sweep') {
    await releaseExpiredHolds(bar.deps);
    return 'ok';
  }
  const response = await request(act, staff, member);
  return response.status < 300 ? 'ok' : String(response.body.code);
}

function request(
  act: Exclude<ClubAction, { act: 'sweep' }>,
  staff: TestStaff,
  { id, browsers }: TwoDevices,
) {
  if (act.act === 'move') return staff.move(act.orderId, { status: act.to }, act.key);
  const browser = browsers[act.device] as TestBrowser;
  switch (act.act) {
    case 'redeem':
      return browser.send('/api/loyalty/redeem', {
        body: { pointsToRedeem: COST[act.dish], menuItemId: DISHES[act.dish] },
        headers: { 'Idempotency-Key': act.key },
      });
    case 'order':
      return placeOrder(browser, orderBody(id, act), { id: act.key, secret: act.key });
    case 'cancel':
      return browser.send(`/api/orders/${act.orderId}/cancel`, {
        body: {},
        headers: { 'Idempotency-Key': act.key },
      });
    case 'remove':
      return browser.send(`/api/loyalty/holds/${act.holdId}`, { method: 'DELETE' });
  }
}

function orderBody(userId: string, { cups, free }: { cups: number; free: readonly FreeDish[] }) {
  return lemonades({
    userId,
    items: [{ originalMenuItemId: 151, quantity: cups, price: '180.00' }],
    totalAmount: String(cups * 180),
    redeemedItems: free.map(({ dish, holdId }) => ({
      originalMenuItemId: DISHES[dish],
      quantity: 1,
      pointsUsed: COST[dish],
      ...(holdId ? { holdId } : {}),
      ...(dish === 'tenders' ? { customizations: { sauce: 'spicy' } } : {}),
    })),
  });
}

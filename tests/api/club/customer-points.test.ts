import { expect, test } from 'vitest';
import type { MemberDetail } from '../../../src/domain/club/member-record';
import type { RecordPage } from '../../../src/domain/resource/resource';
import type { TestApp } from '../../support/bar/test-app';
import { describeApp } from '../../support/bar/test-app';
import type { TestStaff } from '../../support/bar/test-staff';
import { signIn } from '../../support/bar/test-staff';
import { ADA, earn, newMember, pointsOf, redeem, SIDE } from '../../support/data/test-members';
import { newOrderId } from '../../support/data/test-orders';

const ALL = '/api/admin/customers';
const ISIL = {
  firstName: 'Işıl',
  lastName: 'Çağlar',
  email: 'isil@example.com',
  phone: '+905339876543',
};

function found(staff: TestStaff, query: string) {
  return staff.send(`${ALL}?${query}`).then(({ body }) => body as unknown as RecordPage);
}

async function read(staff: TestStaff, id: string): Promise<MemberDetail> {
  const { status, body } = await staff.send(`${ALL}/${id}`);
  expect(status).toBe(200);
  return body as unknown as MemberDetail;
}

function correct(staff: TestStaff, id: string, points: number, key = newOrderId()) {
  const body = { points, reason: 'Wrong order last week' };
  return staff.send(`${ALL}/${id}/points`, { body, headers: { 'Idempotency-Key': key } });
}

function merge(staff: TestStaff, to: string, from: string) {
  return staff.send(`${ALL}/${to}/merge`, {
    body: { from },
    headers: { 'Idempotency-Key': newOrderId() },
  });
}

function audited(bar: TestApp) {
  return bar.rows(`SELECT action, pk, "before", "after" FROM audit WHERE tbl = 'member'`);
}

describeApp('the points of a customer', (openApp) => {
  test('gets points by hand once, with the reason in their own ledger', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'manager');
    const member = await newMember(bar);
    const key = newOrderId();
    for (let time = 0; time < 2; time += 1) {
      expect((await correct(staff, member.id, 40, key)).status).toBe(201);
    }
    expect(await pointsOf(member)).toBe(40);
    const { loyalty } = await read(staff, member.id);
    expect(loyalty.transactions).toMatchObject([
      { pointsChange: 40, description: 'Correction: Wrong order last week' },
    ]);
    const [row, ...more] = await audited(bar);
    expect([row?.action, row?.pk, more]).toEqual(['member.points', member.id, []]);
    await expect(bar.rows('DELETE FROM loyalty_entry')).rejects.toThrow();
  });

  test('never owes points, also where two people take some at once', async () => {
    const bar = await openApp();
    const [one, two] = [await signIn(bar, 'manager'), await signIn(bar, 'super_admin')];
    const member = await newMember(bar);
    await correct(one, member.id, 40);
    const responses = await Promise.all([
      correct(one, member.id, -30),
      correct(two, member.id, -30),
    ]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const refused = responses.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({
      code: 'loyalty.insufficient_points',
      need: 30,
      have: 10,
    });
    expect(await pointsOf(member)).toBe(10);
  });

  test('is merged with their second membership, nothing lost and nothing doubled', async () => {
    const bar = await openApp();
    const owner = await signIn(bar, 'super_admin');
    const [kept, twin] = [await newMember(bar, ADA), await newMember(bar, ISIL)];
    await earn(kept, owner, 18);
    const order = await earn(twin, owner, 300);
    await redeem(twin, { points: 100, itemId: SIDE });
    const before = (await pointsOf(kept)) + (await pointsOf(twin)) + 100;
    expect((await merge(owner, kept.id, twin.id)).status).toBe(200);
    const detail = await read(owner, kept.id);
    expect([detail.points, detail.orders.length]).toEqual([before, 2]);
    expect(detail.orders.map(({ id }) => id)).toContain(order);
    expect((await owner.send(`${ALL}/${twin.id}`)).status).toBe(404);
    expect((await twin.browser.send('/api/user/profile')).status).toBe(401);
    expect((await merge(owner, kept.id, twin.id)).body.code).toBe('member.merge_gone');
    expect((await merge(owner, kept.id, kept.id)).body.code).toBe('member.merge_itself');
    expect((await found(owner, '')).total).toBe(1);
  });
});

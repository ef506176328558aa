import { expect, test } from 'vitest';
import { sendCampaigns } from '../../../server/usecases/campaigns';
import type { TestApp } from '../../support/bar/test-app';
import { describeOnFile } from '../../support/bar/test-app';
import { createBrowser } from '../../support/bar/test-browser';
import { signIn } from '../../support/bar/test-staff';
import {
  addCampaign,
  addMembers,
  CAMPAIGNS,
  launch,
  sendAll,
} from '../../support/data/test-campaigns';
import { lemonades, newOrderId, placeOrder } from '../../support/data/test-orders';
import { mailServerOfEach } from '../../support/mail/mail-server';

const mail = mailServerOfEach();

describeOnFile('a campaign whose members are merged', (openApp) => {
  /** One mail of two has left; `sent` and `waiting` are the members. */
  async function openBetweenMails() {
    const bar = await openApp({
      config: { smtpUrl: mail.url, publicUrl: 'https://barbliss.example' },
    });
    const staff = await signIn(bar, 'admin');
    await addMembers(bar, 2);
    const id = await addCampaign(staff, { perMinute: 1 });
    await launch(staff, id);
    await sendCampaigns(bar.deps);
    const of = async (state: string) => {
      const [row] = await bar.rows(
        `SELECT member_id FROM campaign_recipient WHERE state = '${state}'`,
      );
      return String(row?.member_id);
    };
    const merge = (from: string, to: string) =>
      staff.send(`/api/admin/customers/${to}/merge`, {
        body: { from },
        headers: { 'Idempotency-Key': newOrderId() },
      });
    const results = async () => (await staff.send(`${CAMPAIGNS}/${id}/results`)).body;
    return { bar, merge, results, sent: await of('sent'), waiting: await of('queued') };
  }

  async function orderOf(bar: TestApp, member: string): Promise<void> {
    bar.clock.advance(1_000);
    const { body } = await placeOrder(createBrowser(bar), lemonades());
    await bar.rows(`UPDATE "order" SET member_id = '${member}' WHERE id = '${body.orderId}'`);
  }

  test('sends no second mail to the member into whom a reached one was merged', async () => {
    const { bar, merge, results, sent, waiting } = await openBetweenMails();
    expect((await merge(sent, waiting)).status).toBe(200);
    await sendAll(bar, 3);
    expect(mail.letters).toHaveLength(1);
    expect(await results()).toMatchObject({ sent: 1, skipped: 1, queued: 0 });
  });

  test('sends no second mail after a chain of merges', async () => {
    const { bar, merge, sent, waiting } = await openBetweenMails();
    const [between] = await addMembers(bar, 1, 7);
    expect((await merge(sent, String(between))).status).toBe(200);
    expect((await merge(String(between), waiting)).status).toBe(200);
    await sendAll(bar, 3);
    expect(mail.letters).toHaveLength(1);
  });

  test('sends nothing to a member who was merged into a reached one', async () => {
    const { bar, merge, sent, waiting } = await openBetweenMails();
    expect((await merge(waiting, sent)).status).toBe(200);
    await sendAll(bar, 3);
    expect(mail.letters).toHaveLength(1);
  });

  test('sends no second mail to an address that changed its member', async () => {
    const { bar, sent, waiting } = await openBetweenMails();
    const [row] = await bar.rows(`SELECT email FROM member WHERE id = '${sent}'`);
    await bar.rows(`UPDATE member SET verified_at = null WHERE id = '${sent}'`);
    await bar.rows(`UPDATE member SET email = '${row?.email}' WHERE id = '${waiting}'`);
    await sendAll(bar, 3);
    expect(mail.letters).toHaveLength(1);
  });

  test('counts the orders of both members once, right after the merge', async () => {
    const { bar, merge, results, sent, waiting } = await openBetweenMails();
    await sendAll(bar, 3);
    expect(mail.letters).toHaveLength(2);
    await orderOf(bar, sent);
    await orderOf(bar, waiting);
    expect(await results()).toMatchObject({ orders: 2 });
    await merge(sent, waiting);
    expect(await results()).toMatchObject({ orders: 2 });
  });

  test('counts an order that moved to a member without a mail', async () => {
    const { bar, merge, results, sent } = await openBetweenMails();
    await orderOf(bar, sent);
    const [other] = await addMembers(bar, 1, 7);
    await merge(sent, String(other));
    expect(await results()).toMatchObject({ sent: 1, orders: 1 });
  });

  test('withdraws the consent of the remaining member by the link of the merged one', async () => {
    const { bar, merge, results, sent } = await openBetweenMails();
    const [other] = await addMembers(bar, 1, 7);
    await merge(sent, String(other));
    const text = mail.letters[0]?.text ?? '';
    const link = /https:\/\/barbliss\.example(\/unsubscribe\/\S+)/.exec(text)?.[1] ?? '';
    expect((await bar.app.request(link, { method: 'POST' })).status).toBe(200);
    const last = `SELECT is_granted FROM consent WHERE member_id = '${other}' ORDER BY rowid DESC LIMIT 1`;
    expect(await bar.rows(last)).toMatchObject([{ is_granted: 0 }]);
    expect(await results()).toMatchObject({ unsubscribed: 1 });
  });
});

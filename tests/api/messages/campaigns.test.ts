import { expect, test } from 'vitest';
import { recoverCampaigns, sendCampaigns } from '../../../server/usecases/campaigns';
import type { TestApp } from '../../support/bar/test-app';
import { describeOnFile } from '../../support/bar/test-app';
import { createBrowser } from '../../support/bar/test-browser';
import { signIn } from '../../support/bar/test-staff';
import {
  addCampaign,
  addMembers,
  ask,
  CAMPAIGN,
  CAMPAIGNS,
  launch,
  sendAll,
} from '../../support/data/test-campaigns';
import { newOrderId } from '../../support/data/test-orders';
import { sendDueMails } from '../../support/mail/due-mails';
import { mailServerOfEach } from '../../support/mail/mail-server';

const mail = mailServerOfEach();

const states = async (bar: TestApp) =>
  Object.fromEntries(
    (await bar.rows('SELECT state, count(*) AS n FROM campaign_recipient GROUP BY state')).map(
      ({ state, n }) => [state, n],
    ),
  );

const linkIn = (text: string) =>
  /https:\/\/barbliss\.example(\/unsubscribe\/\S+)/.exec(text)?.[1] ?? '';

describeOnFile('a campaign', (openApp) => {
  const open = async () => {
    const bar = await openApp({
      config: { smtpUrl: mail.url, publicUrl: 'https://barbliss.example' },
    });
    return { bar, staff: await signIn(bar, 'manager') };
  };

  test('reaches each member with consent once, in their language', async () => {
    const { bar, staff } = await open();
    const [, , withdrawn, unproved] = await addMembers(bar, 4);
    await bar.rows(`INSERT INTO consent (id, member_id, channel, is_granted, text_version, language, at)
      VALUES ('w', '${withdrawn}', 'email', 0, '2026-11', 'en', 2)`);
    await bar.rows(`UPDATE member SET verified_at = null WHERE id = '${unproved}'`);
    const id = await addCampaign(staff, { pictureItemId: 1 });
    expect((await launch(staff, id)).status).toBe(200);
    await sendAll(bar, 2);
    const bySubject = mail.letters.map(({ to, subject }) => [to, subject]).toSorted();
    expect(bySubject).toEqual([
      ['member0@example.com', CAMPAIGN.subjectEn],
      ['member1@example.com', CAMPAIGN.subjectTr],
    ]);
    const turkish = mail.letters.find(({ subject }) => subject === CAMPAIGN.subjectTr);
    expect(turkish?.text).toContain('İkinci burger bizden');
    expect(turkish?.text).toContain('Abonelikten çık');
    expect(turkish?.raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    const { body } = await staff.send(`${CAMPAIGNS}/${id}`);
    expect(body).toMatchObject({ status: 'sent', audience: 2, sent: 2 });
  });

  test('needs a test mail of the version that is sent', async () => {
    const { bar, staff } = await open();
    await addMembers(bar, 1);
    const id = await addCampaign(staff);
    expect((await ask(staff, id, 'launch')).body.code).toBe('campaign.untested');
    await ask(staff, id, 'test', { to: 'ayse@example.com' });
    await sendDueMails(bar);
    expect(mail.letters.map(({ to, subject }) => [to, subject]).toSorted()).toEqual([
      ['ayse@example.com', CAMPAIGN.subjectTr],
      ['ayse@example.com', CAMPAIGN.subjectEn],
    ]);
    await staff.send(`${CAMPAIGNS}/${id}`, { method: 'PUT', body: { offerEn: 'Free fries' } });
    expect((await ask(staff, id, 'launch')).body.code).toBe('campaign.untested');
  });

  test('stays a draft if its words or its picture advertise alcohol or tobacco', async () => {
    const { bar, staff } = await open();
    const codeOf = async (more: object) => {
      const body = { ...CAMPAIGN, ...more };
      const headers = { 'Idempotency-Key': newOrderId() };
      return (await staff.send(CAMPAIGNS, { body, headers })).body;
    };
    expect(await codeOf({ offerTr: 'RAKI gecesi' })).toMatchObject({
      code: 'campaign.forbidden_word',
      word: 'RAKI',
    });
    const [drink] = await bar.rows(
      'SELECT id, name_en FROM menu_item WHERE alcohol = 1 ORDER BY id LIMIT 1',
    );
    expect((await codeOf({ wordsEn: `Try ${drink?.name_en}!` })).code).toBe(
      'campaign.forbidden_word',
    );
    expect((await codeOf({ pictureItemId: drink?.id })).code).toBe('campaign.picture_forbidden');
  });

  test('is shown as it is typed, with the word that the law forbids', async () => {
    const { staff } = await open();
    const shown = async (more: object) =>
      (await staff.send('/api/admin/marketing/preview', { method: 'POST', body: more })).body;
    const half = await shown({ subjectEn: 'Burger week', wordsTr: 'İki <b>burger</b>' });
    expect(half).toMatchObject({ refusal: null, en: { subject: 'Burger week' } });
    const { html } = half.tr as { html: string };
    expect(html).toContain('İki &lt;b&gt;burger&lt;/b&gt;');
    expect(html).not.toContain('Burger week');
    expect(await shown({ wordsTr: 'Shotlar bizden' })).toMatchObject({
      refusal: { code: 'campaign.forbidden_word', word: 'Shotlar' },
    });
  });

  test('starts at its minute by the venue’s clock and keeps its pace', async () => {
    const { bar, staff } = await open();
    await addMembers(bar, 5);
    const id = await addCampaign(staff, { perMinute: 2 });
    await ask(staff, id, 'test');
    const at = new Date(bar.clock.now() + 3 * 3_600_000 + 600_000).toISOString().slice(0, 16);
    expect((await ask(staff, id, 'launch', { at })).status).toBe(200);
    await sendCampaigns(bar.deps);
    expect(mail.letters).toHaveLength(0);
    bar.clock.advance(600_000);
    await sendCampaigns(bar.deps);
    await sendCampaigns(bar.deps);
    expect(mail.letters).toHaveLength(2);
    await sendAll(bar, 4);
    expect(mail.letters).toHaveLength(5);
  });

  test('sends nothing more once it is stopped', async () => {
    const { bar, staff } = await open();
    await addMembers(bar, 5);
    const id = await addCampaign(staff, { perMinute: 2 });
    await launch(staff, id);
    await sendCampaigns(bar.deps);
    expect((await ask(staff, id, 'stop')).status).toBe(200);
    await sendAll(bar, 3);
    expect(await states(bar)).toEqual({ sent: 2, stopped: 3 });
  });

  test('leaves out members who withdraw or are deleted after the start', async () => {
    const { bar, staff } = await open();
    const [, second, third] = await addMembers(bar, 3);
    const id = await addCampaign(staff, { perMinute: 1 });
    await launch(staff, id);
    await sendCampaigns(bar.deps);
    const gone = mail.letters[0]?.to === 'member1@example.com' ? third : second;
    await bar.rows(`UPDATE member SET deleted_at = 1, email = '' WHERE id = '${gone}'`);
    await bar.rows(`INSERT INTO consent (id, member_id, channel, is_granted, text_version, language, at)
      SELECT 'w' || member_id, member_id, 'email', 0, '2026-11', 'en', 2 FROM campaign_recipient
      WHERE state = 'queued' AND member_id <> '${gone}'`);
    await sendAll(bar, 4);
    expect(await states(bar)).toEqual({ sent: 1, skipped: 2 });
    expect(mail.letters).toHaveLength(1);
  });

  test('tries a refused mail again, and gives up after five attempts', async () => {
    const { bar, staff } = await open();
    await addMembers(bar, 1);
    mail.refuse(2);
    await launch(staff, await addCampaign(staff));
    await sendAll(bar, 5);
    expect(mail.letters).toHaveLength(1);
    expect(await states(bar)).toEqual({ sent: 1 });
    mail.refuse(99);
    await launch(staff, await addCampaign(staff));
    await sendAll(bar, 20);
    expect(await states(bar)).toEqual({ sent: 1, failed: 1 });
  });

  test('never repeats a mail whose response was lost, or whose process ended', async () => {
    const { bar, staff } = await open();
    await addMembers(bar, 2);
    mail.loseResponses(1);
    await launch(staff, await addCampaign(staff));
    await sendCampaigns(bar.deps);
    await bar.rows(
      `UPDATE campaign_recipient SET state = 'sending', claimed_at = 1 WHERE state = 'queued'`,
    );
    await recoverCampaigns(bar.deps);
    await sendAll(bar, 10);
    expect(await states(bar)).toEqual({ uncertain: 2 });
    expect(mail.letters).toHaveLength(1);
  });

  test('has a link that withdraws the consent without signing in', async () => {
    const { bar, staff } = await open();
    const [member] = await addMembers(bar, 1);
    const id = await addCampaign(staff);
    await launch(staff, id);
    await sendCampaigns(bar.deps);
    const link = linkIn(mail.letters[0]?.text ?? '');
    const page = await bar.app.request(link);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('<button type="submit">Unsubscribe</button>');
    const asked = { method: 'POST', body: 'List-Unsubscribe=One-Click' };
    expect((await bar.app.request(link, asked)).status).toBe(200);
    await bar.app.request(link, asked);
    expect(
      await bar.rows(
        `SELECT channel, is_granted, text_version, language FROM consent WHERE member_id = '${member}' ORDER BY rowid`,
      ),
    ).toMatchObject([
      { is_granted: 1 },
      { channel: 'email', is_granted: 0, text_version: '2026-11', language: 'en' },
    ]);
    const forged = link.replace(/key=.{4}/, 'key=AAAA');
    expect((await bar.app.request(forged, asked)).status).toBe(404);
    const { body } = await staff.send(`${CAMPAIGNS}/${id}/results`);
    expect(body).toMatchObject({ status: 'sent', sent: 1, unsubscribed: 1, orders: 0 });
  });

  test('is nothing for the role staff', async () => {
    const { bar } = await open();
    const staff = await signIn(bar, 'staff');
    expect((await staff.send(CAMPAIGNS)).status).toBe(403);
    expect((await createBrowser(bar).send(CAMPAIGNS)).status).toBe(401);
  });
});

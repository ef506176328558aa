import { expect, test } from 'vitest';
import { campaignRun } from '../../../server/run-server';
import { MailNotTaken } from '../../../server/services/mailer';
import { describeOnFile } from '../../support/bar/test-app';
import { signIn } from '../../support/bar/test-staff';
import { addCampaign, addMembers, launch } from '../../support/data/test-campaigns';

describeOnFile('a campaign', (openApp) => {
  test('waits longer and longer for an unreachable mail server, and then sends to everybody', async () => {
    const bar = await openApp({ config: { publicUrl: 'https://barbliss.example' } });
    const staff = await signIn(bar, 'manager');
    await addMembers(bar, 3);
    await launch(staff, await addCampaign(staff));
    let tries = 0;
    let sent = 0;
    let isDown = true;
    const send: typeof bar.deps.mailer.send = async () => {
      tries += 1;
      if (isDown) throw new MailNotTaken('down', { isRefused: true, isUnreachable: true });
      sent += 1;
    };
    const run = campaignRun({ ...bar.deps, mailer: { ...bar.deps.mailer, send } });
    const seconds = async (count: number) => {
      for (let second = 0; second < count; second += 1) {
        await run();
        bar.clock.advance(1_000);
      }
    };
    await seconds(600);
    expect(tries).toBe(5);
    isDown = false;
    await seconds(900);
    expect(sent).toBe(3);
    expect(await bar.rows('SELECT status FROM campaign')).toMatchObject([{ status: 'sent' }]);
  });
});

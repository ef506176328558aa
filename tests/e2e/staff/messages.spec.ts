import { expect } from '@playwright/test';
import { sendMessage } from '../../support/guest-calls';
import { messagesAtTheBar } from '../../support/staff-calls';
import { test } from '../support/bar-test';
import { ELIF, openBoard, TABLET } from '../support/staff';

test.use({ viewport: TABLET });

test('two people on one message: an offline status meets a reply, and a second reply asks first', async ({
  bar,
  browser,
  context,
}) => {
  await sendMessage(bar.url, { name: 'Deniz', subject: 'A lost scarf' });
  const inbox = `${bar.url}/admin/contact-messages`;
  const can = await openBoard(context, bar.url, 'en');
  await can.goto(inbox);
  // The open panel hides the link from screen readers.
  const link = can.locator('nav a[href$="contact-messages"]');
  await expect(link).toContainText('1 unread message');
  await can.getByRole('button', { name: 'Deniz', exact: true }).click();
  const panel = can.getByRole('dialog');
  await panel.getByRole('textbox', { name: 'Your reply in English' }).fill('Which colour?');

  const others = await browser.newContext({ viewport: TABLET });
  const elif = await openBoard(others, bar.url, 'en', ELIF);
  await elif.goto(inbox);
  await elif.getByRole('button', { name: 'Deniz', exact: true }).click();
  const elifs = elif.getByRole('dialog');

  await context.setOffline(true);
  await panel.getByRole('button', { name: 'Archive' }).click();
  await expect(panel).toContainText('Waiting to sync');
  await expect(panel.getByText('Saving needs a connection.')).toBeVisible();
  await elifs.getByRole('button', { name: 'Found' }).click();
  await elifs.getByRole('button', { name: 'Send the reply' }).click();
  await expect(elifs.getByRole('heading', { name: 'Replies' })).toBeVisible();
  await expect(elifs).toContainText('Replied');
  await elifs.getByRole('combobox', { name: 'Assigned to' }).selectOption({ label: 'Can Öztürk' });
  await elifs.getByRole('textbox', { name: 'Internal note' }).fill('Behind the bar');
  await elifs.getByRole('button', { name: 'Save the note' }).click();
  await expect(elifs.getByRole('button', { name: 'Save the note' })).toBeHidden();

  await context.setOffline(false);
  await expect(panel.getByText(/^Elif moved this to Replied at \d\d:\d\d\.$/)).toBeVisible();
  await panel.getByRole('button', { name: 'Keep theirs' }).click();
  await expect(panel.getByRole('textbox', { name: 'Internal note' })).toHaveValue('Behind the bar');
  await expect(link).not.toContainText('unread');
  // The screen shows Elif's reply, so this tap sends a second reply.
  await panel.getByRole('button', { name: 'Send the reply' }).click();
  await expect(panel.getByRole('textbox', { name: 'Your reply in English' })).toHaveValue('');
  const [message] = await messagesAtTheBar(bar.url);
  expect(message).toMatchObject({
    status: 'replied',
    assignee: { firstName: 'Can' },
    note: 'Behind the bar',
    replies: [{ by: 'Elif' }, { by: 'Can', text: 'Which colour?' }],
  });
  await others.close();
});

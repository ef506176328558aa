import { expect } from '@playwright/test';
import { sendMessage } from '../../support/calls/guest-calls';
import {
  messageAtTheBar,
  messagesAtTheBar,
  sendAsStaff,
  signedIn,
} from '../../support/calls/staff-calls';
import { test } from '../support/bar-test';
import { ELIF, openBoard, TABLET } from '../support/staff';

test.use({ viewport: TABLET });

test('two people on one message: an offline status meets a reply, and a second reply asks first', async ({
  bar,
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

  await context.setOffline(true);
  await panel.getByRole('button', { name: 'Archive' }).click();
  await expect(panel).toContainText('Waiting to be sent');
  await expect(panel.getByText('Saving needs a connection.')).toBeVisible();
  const elif = await signedIn(bar.url, ELIF);
  const [{ id } = { id: '' }] = await messagesAtTheBar(bar.url);
  const path = `contact-messages/${id}`;
  const reply = { text: 'We have it.', repliesSeen: 0 };
  await sendAsStaff(bar.url, elif, { method: 'POST', path: `${path}/reply`, body: reply });
  const note = { note: 'Behind the bar', from: '' };
  await sendAsStaff(bar.url, elif, { method: 'PUT', path: `${path}/note`, body: note });

  await context.setOffline(false);
  await expect(panel.getByText(/^Elif moved this to Replied at \d\d:\d\d\.$/)).toBeVisible();
  await panel.getByRole('button', { name: 'Keep theirs' }).click();
  await expect(panel.getByRole('textbox', { name: 'Internal note' })).toHaveValue('Behind the bar');
  await expect(link).not.toContainText('unread');
  // The screen shows Elif's reply, so this tap sends a second reply.
  await panel.getByRole('button', { name: 'Send the reply' }).click();
  await expect(panel.getByRole('textbox', { name: 'Your reply in English' })).toHaveValue('');
  await panel.getByRole('combobox', { name: 'Assigned to' }).selectOption({ label: 'Can Öztürk' });
  await panel.getByRole('textbox', { name: 'Internal note' }).fill('Behind the bar, on the left');
  await panel.getByRole('button', { name: 'Save the note' }).click();
  await expect(panel.getByRole('button', { name: 'Save the note' })).toBeHidden();
  await panel.getByRole('button', { name: 'Found' }).click();
  await panel.getByRole('button', { name: 'Send the reply' }).click();
  await expect(panel.getByRole('textbox', { name: 'Your reply in English' })).toHaveValue('');
  await expect(panel).toContainText('Replied');
  expect(await messageAtTheBar(bar.url, id)).toMatchObject({
    status: 'replied',
    assignee: { firstName: 'Can' },
    note: 'Behind the bar, on the left',
    replies: [{ by: 'Elif' }, { by: 'Can', text: 'Which colour?' }, { by: 'Can' }],
  });
});

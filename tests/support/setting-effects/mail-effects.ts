import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { watchOver } from '../../../server/usecases/watch';
import type { MAIL_SETTINGS } from '../../../src/domain/settings/settings';
import { signIn } from '../bar/test-staff';
import { newOrderId } from '../data/test-orders';
import type { Effect, SettingEffect } from './effect';

/** Sends a test mail and reads a header of its file in the outbox. */
const header =
  (name: string): Effect =>
  async (bar) => {
    const owner = await signIn(bar, 'super_admin');
    const headers = { 'Idempotency-Key': newOrderId() };
    await owner.send('/api/admin/mail/test', { body: { language: 'en' }, headers });
    const outbox = join(bar.dataDir, 'outbox');
    const [file = ''] = readdirSync(outbox);
    return new RegExp(`^${name}: (.*)\\r$`, 'm').exec(
      readFileSync(join(outbox, file), 'utf8'),
    )?.[1];
  };

export const MAIL_EFFECTS = {
  'mail.senderName': {
    value: 'Bliss by the sea',
    effect: header('From'),
    shown: 'Bliss by the sea <no-reply@barbliss.example>',
  },
  'mail.fromAddress': {
    value: 'Hello@Bliss.example',
    effect: header('From'),
    shown: 'Bar Bliss <hello@bliss.example>',
  },
  'mail.replyTo': {
    value: 'answers@bliss.example',
    effect: header('Reply-To'),
    shown: 'answers@bliss.example',
  },
  'mail.alerts': {
    value: 'watch@bliss.example',
    effect: async ({ deps }) => {
      let to = '';
      const send = async (mail: { to: string }) => {
        to = mail.to;
      };
      await watchOver({ ...deps, mailer: { ...deps.mailer, send }, freeDisk: async () => 0.01 });
      return to;
    },
    shown: 'watch@bliss.example',
  },
} satisfies Record<keyof typeof MAIL_SETTINGS, SettingEffect>;

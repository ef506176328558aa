import { join } from 'node:path';
import type { MailFacts } from '#domain/settings/settings.operations';
import type { Config } from './env';
import { testMail } from './pages/mail/test-mail';
import type { SettingsRepository } from './repositories/settings.repository';
import { type MailerOptions, senderOf, senderText } from './services/mail/mailer';
import type { SendMailTestDeps } from './usecases/settings/send-mail-test';

type MailConfig = Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>;

export function mailerOptions(
  { smtpUrl, mailFrom, dataDir }: MailConfig,
  settings: SettingsRepository,
): MailerOptions {
  return {
    sender: async () => senderOf(mailFrom, (await settings.read()).rules),
    outboxDir: join(dataDir, 'outbox'),
    ...(smtpUrl ? { smtpUrl } : {}),
  };
}

/** Returns what the settings page shows of the mails, and the test mail. */
export function mailOffice(
  { smtpUrl, mailFrom }: MailConfig,
  settings: SettingsRepository,
): Pick<SendMailTestDeps, 'mailFacts' | 'writeMailTest'> {
  return {
    async mailFacts(): Promise<MailFacts> {
      const sender = senderOf(mailFrom, (await settings.read()).rules);
      return {
        sender: senderText(sender),
        replyTo: sender.replyTo,
        isAddressFixed: mailFrom !== undefined,
        hasServer: smtpUrl !== undefined,
      };
    },
    writeMailTest: ({ language }, { sender }) => testMail(language, sender),
  };
}

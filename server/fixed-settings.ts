import type { SettingValues } from '#domain/settings/settings';
import type { Config } from './env';
import { addressIn } from './services/mail/mailer';

/** Returns the settings that the environment fixes: the back office neither shows nor changes them. */
export function fixedSettings({
  keepDays,
  mailFrom,
}: Pick<Config, 'keepDays' | 'mailFrom'>): Partial<SettingValues> {
  return {
    ...(keepDays === undefined ? {} : { 'keep.technicalDays': keepDays }),
    ...(mailFrom === undefined ? {} : { 'mail.fromAddress': addressIn(mailFrom) }),
  };
}

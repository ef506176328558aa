import type { SettingValues } from '#domain/settings/settings';

export type Sender = {
  name: string;
  address: string;
  /** Empty: each mail says where answers go. */
  replyTo: string;
};

const STANDARD = { name: 'Bar Bliss', address: 'no-reply@barbliss.example' };

/** `MAIL_FROM` of the environment fixes the address; the settings of the back office decide the rest. */
export function senderOf(mailFrom: string | undefined, rules: SettingValues): Sender {
  const fixed = mailFrom === undefined ? null : parsed(mailFrom);
  return {
    name: rules['mail.senderName'] || (fixed ?? STANDARD).name,
    address: fixed?.address ?? (rules['mail.fromAddress'] || STANDARD.address),
    replyTo: rules['mail.replyTo'],
  };
}

export function senderText({ name, address }: Sender): string {
  return name === '' ? address : `${name} <${address}>`;
}

export function addressIn(mailFrom: string): string {
  return parsed(mailFrom).address;
}

/** "Bar Bliss <hello@…>" or only the address. */
function parsed(mailFrom: string): Pick<Sender, 'name' | 'address'> {
  const [, name = '', address] = /^\s*"?(.*?)"?\s*<([^<>]+)>\s*$/.exec(mailFrom) ?? [];
  return { name, address: address ?? mailFrom.trim() };
}

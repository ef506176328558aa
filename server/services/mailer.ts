import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { SettingValues } from '#domain/settings/settings';
import { log } from '../log/log';

const CHECK_TIMEOUT_MS = 3_000;

/** Returns true if the mail server greets us, or null without a mail server, when mails become files. */
export async function isMailServerUp(smtpUrl: string | undefined): Promise<boolean | null> {
  if (smtpUrl === undefined) return null;
  const transport = await transportTo(smtpUrl, CHECK_TIMEOUT_MS);
  try {
    return await transport.verify();
  } catch {
    return false;
  } finally {
    transport.close();
  }
}

/** The mail server has `patienceMs` for each step. */
async function transportTo(url: string, patienceMs: number) {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
  });
}

type Sender = {
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

/** Retries have the same id. */
export type Mail = {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  calendar?: string;
  attachment?: { filename: string; content: string; contentType: string };
  /** Replies to a person's mail go to this address; automatic mails have none. */
  replyTo?: string;
  /** Further headers. */
  headers?: Record<string, string>;
};

/** The mailer throws to retry later. */
export type Mailer = {
  /** A mail server has `patienceMs` for each step. */
  send(mail: Mail, patienceMs?: number): Promise<void>;
  forget(address: string): void;
  pruneBefore(at: number): void;
};

export type MailerOptions = {
  /** The URL is smtp://user:secret@host:port; without one, mails become files. */
  smtpUrl?: string;
  sender(): Promise<Sender>;
  outboxDir: string;
};

const TIMEOUT_MS = 15_000;

type ReadSender = MailerOptions['sender'];
type Trouble = { isRefused: boolean; isUnreachable: boolean };

/**
 * `isRefused`: the mail certainly did not arrive; otherwise the mail server may have taken it. `isUnreachable`: no
 * connection was made, so no other mail would arrive either.
 */
export class MailNotTaken extends Error {
  /** Private, because a printed error would put the recipient into the log. */
  readonly #said: string | null;
  readonly isRefused: boolean;
  readonly isUnreachable: boolean;

  constructor(
    readonly reason: string,
    { isRefused, isUnreachable }: Trouble,
    said: string | null = null,
  ) {
    super(`The mail server did not take a mail: ${reason}`);
    this.#said = said;
    this.isRefused = isRefused;
    this.isUnreachable = isUnreachable;
  }

  /** The mail server's own words, which may repeat the recipient. */
  get said(): string | null {
    return this.#said;
  }
}

export function createMailer({ smtpUrl, sender, outboxDir }: MailerOptions): Mailer {
  // The folder may hold mail files that are older than the mail server.
  const files = mailFiles(outboxDir);
  return smtpUrl ? smtpMailer(smtpUrl, sender, files) : fileMailer(outboxDir, sender, files);
}

function mailFiles(outboxDir: string): Omit<Mailer, 'send'> {
  const written = () =>
    (existsSync(outboxDir) ? readdirSync(outboxDir) : []).map((name) => join(outboxDir, name));
  return {
    forget(address) {
      for (const file of written()) {
        if (addressesOf(readFileSync(file, 'utf8')).includes(address)) {
          rmSync(file, { force: true });
        }
      }
    },
    pruneBefore(at) {
      for (const file of written()) if (statSync(file).mtimeMs < at) rmSync(file, { force: true });
    },
  };
}

/** Returns the whole addresses of the To header, whose long lines are folded. */
function addressesOf(mail: string): string[] {
  const [head = ''] = mail.split(/\r?\n\r?\n/, 1);
  const to = /^To:(.*)$/im.exec(head.replace(/\r?\n[ \t]+/g, ' '))?.[1] ?? '';
  return to.split(',').map((one) => (/<(.*)>/.exec(one)?.[1] ?? one).trim());
}

function smtpMailer(url: string, sender: ReadSender, files: Omit<Mailer, 'send'>): Mailer {
  return {
    ...files,
    async send(mail, patienceMs = TIMEOUT_MS) {
      const message = written(mail, await sender());
      const transport = await transportTo(url, patienceMs);
      try {
        await transport.sendMail(message);
      } catch (error) {
        throw withoutAddress(error);
      } finally {
        transport.close();
      }
    },
  };
}

function fileMailer(outboxDir: string, sender: ReadSender, files: Omit<Mailer, 'send'>): Mailer {
  return {
    ...files,
    async send(mail) {
      const { createTransport } = await import('nodemailer');
      const transport = createTransport({
        streamTransport: true,
        buffer: true,
        newline: 'windows',
      });
      const { message } = await transport.sendMail(written(mail, await sender()));
      if (!Buffer.isBuffer(message)) throw new Error('The mail was not written.');
      mkdirSync(outboxDir, { recursive: true, mode: 0o700 });
      const file = join(outboxDir, `${mail.id}.eml`);
      // The rename is atomic, and a retry writes the same file.
      writeFileSync(`${file}.new`, message, { mode: 0o600 });
      renameSync(`${file}.new`, file);
      log.warn('mail.kept_as_file', { text: `No SMTP_URL is set: mails lie in ${outboxDir}.` });
    },
  };
}

type SmtpError = { code?: string; responseCode?: number; response?: string; syscall?: string };

/** Returns the error with codes in its message, because SMTP errors repeat the recipient. */
function withoutAddress(error: unknown): MailNotTaken {
  // nodemailer names the fields of its errors only in its manual.
  const { code, responseCode, response, syscall } = error as SmtpError;
  const codes = [code, responseCode].filter((one) => one !== undefined).join(' ');
  const isUnreachable =
    ['ECONNREFUSED', 'EDNS', 'EAUTH'].includes(code ?? '') || isUnconnected(syscall);
  const isRefused = isUnreachable || (responseCode ?? 0) >= 400;
  const trouble = { isRefused, isUnreachable };
  return new MailNotTaken(codes || 'no reason given', trouble, response ?? null);
}

/** True if no connection was made: nodemailer reports most socket errors as ESOCKET. */
function isUnconnected(syscall: string | undefined): boolean {
  return syscall === 'connect' || syscall === 'getaddrinfo';
}

function written({ id, calendar, attachment, headers: own, ...mail }: Mail, sender: Sender) {
  const { name, address } = sender;
  const host = address.split('@')[1] ?? 'localhost';
  const replyTo = sender.replyTo || mail.replyTo;
  const headers: Record<string, string> =
    mail.replyTo === undefined ? { 'Auto-Submitted': 'auto-generated' } : {};
  return {
    ...mail,
    ...(replyTo === undefined ? {} : { replyTo }),
    from: { name, address },
    messageId: `<${id}@${host}>`,
    headers: { ...headers, ...own },
    attachments: [
      ...(calendar === undefined ? [] : [calendarFile(calendar)]),
      ...(attachment ? [attachment] : []),
    ],
  };
}

function calendarFile(content: string) {
  const filename = 'bar-bliss.ics';
  // Calendar programs ignore an entry with two different methods.
  const method = /^METHOD:(\w+)/m.exec(content)?.[1] ?? 'PUBLISH';
  return { filename, content, contentType: `text/calendar; charset=utf-8; method=${method}` };
}

/** Retries have the same id. */
export type Effect = { id: string; kind: string; payload: Readonly<Record<string, unknown>> };

/** Runs the effect and throws to retry later. A handler may run twice under one id. */
export type EffectHandler = (effect: Effect, signal: AbortSignal) => Promise<void>;

/** A kind without a handler waits for a newer server version. */
export type EffectHandlers = Readonly<Record<string, EffectHandler>>;

/** The server writes these alarms to the log. */
export const LOGGED_EFFECTS: EffectHandlers = { 'order.unseen': logEffect };

async function logEffect({ id, kind }: Effect): Promise<void> {
  // The log gets only the id, because the payload may hold personal data.
  log.alarm(kind, { id });
}

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

/** Retries have the same id. */
export type Mail = {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  calendar?: string;
  /** Replies to a person's mail go to this address; automatic mails have none. */
  replyTo?: string;
  /** Further headers. */
  headers?: Record<string, string>;
};

/** The mailer throws to retry later. */
export type Mailer = {
  send(mail: Mail): Promise<void>;
  forget(address: string): void;
  pruneBefore(at: number): void;
};

export type MailerOptions = {
  /** The URL is smtp://user:secret@host:port; without one, mails become files. */
  smtpUrl?: string;
  from: string;
  outboxDir: string;
};

const TIMEOUT_MS = 15_000;

type Trouble = { isRefused: boolean; isUnreachable: boolean };

/**
 * `isRefused`: the mail certainly did not arrive; otherwise the mail server may have taken it. `isUnreachable`: no
 * connection was made, so no other mail would arrive either.
 */
export class MailNotTaken extends Error {
  readonly isRefused: boolean;
  readonly isUnreachable: boolean;

  constructor(reason: string, { isRefused, isUnreachable }: Trouble) {
    super(`The mail server did not take a mail: ${reason}`);
    this.isRefused = isRefused;
    this.isUnreachable = isUnreachable;
  }
}

export function createMailer({ smtpUrl, from, outboxDir }: MailerOptions): Mailer {
  // The folder may hold mail files that are older than the mail server.
  const files = mailFiles(outboxDir);
  return smtpUrl ? smtpMailer(smtpUrl, from, files) : fileMailer(outboxDir, from, files);
}

function mailFiles(outboxDir: string): Omit<Mailer, 'send'> {
  const written = () =>
    (existsSync(outboxDir) ? readdirSync(outboxDir) : []).map((name) => join(outboxDir, name));
  return {
    forget(address) {
      for (const file of written()) {
        const to = /^To:(.*)$/im.exec(readFileSync(file, 'utf8'))?.[1] ?? '';
        if (to.includes(address)) rmSync(file, { force: true });
      }
    },
    pruneBefore(at) {
      for (const file of written()) if (statSync(file).mtimeMs < at) rmSync(file, { force: true });
    },
  };
}

function smtpMailer(url: string, from: string, files: Omit<Mailer, 'send'>): Mailer {
  return {
    ...files,
    async send(mail) {
      const { createTransport } = await import('nodemailer');
      const patience = {
        connectionTimeout: TIMEOUT_MS,
        greetingTimeout: TIMEOUT_MS,
        socketTimeout: TIMEOUT_MS,
      };
      const transport = createTransport({ url, ...patience });
      try {
        await transport.sendMail(written(mail, from));
      } catch (error) {
        throw withoutAddress(error);
      } finally {
        transport.close();
      }
    },
  };
}

function fileMailer(outboxDir: string, from: string, files: Omit<Mailer, 'send'>): Mailer {
  return {
    ...files,
    async send(mail) {
      const { createTransport } = await import('nodemailer');
      const transport = createTransport({
        streamTransport: true,
        buffer: true,
        newline: 'windows',
      });
      const { message } = await transport.sendMail(written(mail, from));
      if (!Buffer.isBuffer(message)) throw new Error('The mail was not written.');
      mkdirSync(outboxDir, { recursive: true, mode: 0o700 });
      const file = join(outboxDir, `${mail.id}.eml`);
      // The rename is atomic, and a retry writes the same file.
      writeFileSync(`${file}.new`, message, { mode: 0o600 });
      renameSync(`${file}.new`, file);
      console.error(`No SMTP_URL is set: a mail lies in ${file}`);
    },
  };
}

/** Returns the error with codes only, because SMTP errors repeat the recipient. */
function withoutAddress(error: unknown): MailNotTaken {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  const codes = [code, responseCode].filter((one) => one !== undefined).join(' ');
  const isUnreachable =
    ['ECONNREFUSED', 'EDNS', 'EAUTH'].includes(code ?? '') || isUnconnected(error);
  const isRefused = isUnreachable || (responseCode ?? 0) >= 400;
  return new MailNotTaken(codes || 'no reason given', { isRefused, isUnreachable });
}

/** True if no connection was made: nodemailer reports most socket errors as ESOCKET. */
function isUnconnected(error: unknown): boolean {
  const { syscall } = error as { syscall?: string };
  return syscall === 'connect' || syscall === 'getaddrinfo';
}

function written({ id, calendar, headers: own, ...mail }: Mail, from: string) {
  const host = /@([^>]+)>?$/.exec(from)?.[1] ?? 'localhost';
  const headers: Record<string, string> =
    mail.replyTo === undefined ? { 'Auto-Submitted': 'auto-generated' } : {};
  return {
    ...mail,
    from,
    messageId: `<${id}@${host}>`,
    headers: { ...headers, ...own },
    ...(calendar === undefined ? {} : { attachments: [calendarFile(calendar)] }),
  };
}

function calendarFile(content: string) {
  const filename = 'bar-bliss.ics';
  // Calendar programs ignore an entry with two different methods.
  const method = /^METHOD:(\w+)/m.exec(content)?.[1] ?? 'PUBLISH';
  return { filename, content, contentType: `text/calendar; charset=utf-8; method=${method}` };
}

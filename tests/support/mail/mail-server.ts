import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, vi } from 'vitest';

/** Holds a mail as the receiving server got it. */
export type Letter = {
  to: string;
  messageId: string;
  subject: string;
  /** The mail's readable part. */
  text: string;
  /** The whole mail, line by line as received. */
  raw: string;
};

export type MailServer = {
  url: string;
  letters: Letter[];
  /** The number of refusals still to come; each is the protocol's "try again later". */
  refuse(times: number): void;
  /** Takes the next mails and hangs up before confirming them. */
  loseResponses(times: number): void;
  close(): Promise<void>;
};

/** Gives each test of the file a mail server of its own. */
export function mailServerOfEach(): MailServer {
  let mail: MailServer;
  beforeEach(async () => {
    mail = await startMailServer();
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await mail.close();
  });
  return new Proxy({} as MailServer, { get: (_, key) => Reflect.get(mail, key) });
}

/** Opens a real SMTP server on this machine; on a given port the server replaces a stopped one. */
export async function startMailServer(port = 0): Promise<MailServer> {
  const letters: Letter[] = [];
  let [refusals, losses] = [0, 0];
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    logger: false,
    onRcptTo({ address }, _session, done) {
      if (refusals-- <= 0) return done();
      // The response repeats the recipient, as real servers do.
      done(Object.assign(new Error(`${address}: mailbox busy`), { responseCode: 450 }));
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address).join();
        letters.push(read(to, Buffer.concat(chunks).toString('utf8')));
        if (losses-- <= 0) return done();
        for (const connection of server.connections) connection.close();
      });
    },
  });
  server.on('error', () => {});
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    letters,
    refuse(times) {
      refusals = times;
    },
    loseResponses(times) {
      losses = times;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Returns what a mail program would show of a mail. */
export function read(to: string, raw: string): Letter {
  const header = (name: string) =>
    new RegExp(`^${name}: (.*(?:\\r?\\n[ \\t].*)*)`, 'im').exec(raw)?.[1] ?? '';
  const plain =
    raw.split(/^--.*$/m).find((part) => /^Content-Type: text\/plain/im.test(part)) ?? raw;
  const [head = '', ...body] = plain.split(/\r?\n\r?\n/);
  const encoding = /^Content-Transfer-Encoding: (\S+)/im.exec(head)?.[1] ?? '7bit';
  return {
    to,
    messageId: header('Message-ID'),
    subject: wordsOf(header('Subject')),
    text: decoded(body.join('\n\n'), encoding),
    raw,
  };
}

function wordsOf(subject: string): string {
  return subject
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?([QB])\?(.*?)\?=/gi, (_, kind: string, text: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64').toString('utf8')
        : decoded(text.replaceAll('_', ' '), 'quoted-printable'),
    );
}

function decoded(text: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(text, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return text;
  const bytes = text
    .replace(/=\r?\n/g, '')
    .replace(/=([\dA-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

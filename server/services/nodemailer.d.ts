/** What we use of nodemailer, for a checkout whose packages are not installed yet. */
declare module 'nodemailer' {
  type Mail = {
    messageId: string;
    from: string;
    to: string;
    subject: string;
    text: string;
    html: string;
    headers: Record<string, string>;
  };
  type Transport<Sent> = { sendMail(mail: Mail): Promise<Sent>; close(): void };
  type Timeouts = Record<'connectionTimeout' | 'greetingTimeout' | 'socketTimeout', number>;

  export function createTransport(options: { url: string } & Timeouts): Transport<unknown>;
  export function createTransport(options: {
    streamTransport: true;
    buffer: true;
    newline: 'windows';
  }): Transport<{ message: Buffer }>;
}

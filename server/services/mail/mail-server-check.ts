const TIMEOUT_MS = 3_000;

/** Returns true if the mail server greets us, or null without a mail server, when mails become files. */
export async function isMailServerUp(smtpUrl: string | undefined): Promise<boolean | null> {
  if (smtpUrl === undefined) return null;
  const { createTransport } = await import('nodemailer');
  const patience = { connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS };
  const transport = createTransport({ url: smtpUrl, ...patience, socketTimeout: TIMEOUT_MS });
  try {
    return await transport.verify();
  } catch {
    return false;
  } finally {
    transport.close();
  }
}

import type { MailFacts, MailTest, MailTestInput } from '#domain/settings/mail-test';
import type { SettingsRepository } from '../../repositories/settings.repository';
import type { Claim, MutationResponse } from '../../repositories/stored-responses.repository';
import { type Mail, type Mailer, MailNotTaken } from '../../services/mail/mailer';

export type SendMailTestDeps = {
  settings: SettingsRepository;
  mailer: Mailer;
  mailFacts: () => Promise<MailFacts>;
  writeMailTest: (input: MailTestInput, facts: MailFacts) => Omit<Mail, 'id' | 'to'>;
  now: () => number;
  newId: () => string;
};

type MailTestWish = {
  claim: Claim;
  member: { id: string; email: string };
  input: MailTestInput;
};

/** The person waits on the page; the client gives up after 15 s. */
const PATIENCE_MS = 4_000;
const MOST_SAID = 300;

/** Sends one mail to the person who asks and returns the result. The server audits every attempt. */
export async function sendMailTest(
  deps: SendMailTestDeps,
  { claim, member, input }: MailTestWish,
): Promise<MutationResponse> {
  const facts = await deps.mailFacts();
  const mail = { id: claim.mutationId, to: member.email, ...deps.writeMailTest(input, facts) };
  const came = await attempt(deps.mailer, mail, facts);
  const test: MailTest = { to: member.email, ...came };
  const at = deps.now();
  return deps.settings.noteMailTest({
    claim,
    response: { status: 200, body: JSON.stringify({ mutationId: claim.mutationId, ...test }) },
    audit: {
      id: deps.newId(),
      actor: member.id,
      action: 'mail.test',
      tbl: 'mail',
      pk: claim.mutationId,
      before: null,
      after: { outcome: came.outcome, sender: facts.sender },
      doneAt: at,
      receivedAt: at,
    },
  });
}

async function attempt(
  mailer: Mailer,
  mail: Mail,
  { hasServer }: MailFacts,
): Promise<Pick<MailTest, 'outcome' | 'said'>> {
  try {
    await mailer.send(mail, PATIENCE_MS);
    return { outcome: hasServer ? 'sent' : 'filed', said: null };
  } catch (error) {
    if (!(error instanceof MailNotTaken)) throw error;
    const said = (error.said ?? error.reason).slice(0, MOST_SAID);
    if (error.isUnreachable) return { outcome: 'unreachable', said };
    return { outcome: error.isRefused ? 'refused' : 'uncertain', said };
  }
}

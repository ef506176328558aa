import type { MailFacts, MailTest, MailTestInput } from '#domain/settings/settings.operations';
import type { Claim, MutationResponse } from '../../repositories/stored-responses.repository';
import { type Mail, type Mailer, MailNotTaken } from '../../services/mail/mailer';
import { type AuditDeps, staffOnce } from '../shared/audit-row';
import type { Parts } from '../shared/parts';

export type SendMailTestDeps = AuditDeps &
  Pick<Parts, 'responses' | 'mailer' | 'mailFacts'> & {
    writeMailTest: (input: MailTestInput, facts: MailFacts) => Omit<Mail, 'id' | 'to'>;
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
  request: MailTestWish,
): Promise<MutationResponse> {
  const { claim, member, input } = request;
  const facts = await deps.mailFacts();
  const mail = { id: claim.mutationId, to: member.email, ...deps.writeMailTest(input, facts) };
  const came = await attempt(deps.mailer, mail, facts);
  const body: MailTest = { to: member.email, ...came };
  const after = { outcome: came.outcome, sender: facts.sender };
  const fact = { action: 'mail.test', tbl: 'mail', pk: claim.mutationId, after };
  return deps.responses.note(staffOnce(deps, request, fact, { body }));
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

import { DomainError } from '#domain/error-codes';
import type { GoLive, GoLiveFacts } from '#domain/launch/go-live';
import { goLive } from '#domain/launch/go-live';
import { isUploaded } from '#domain/pictures/pictures';
import { mayChangeSetting } from '#domain/settings/setting-roles';
import type { Setting, SettingChange, SettingKey } from '#domain/settings/settings';
import { SETTING_KEYS } from '#domain/settings/settings';
import type { MailFacts, MailTest, MailTestInput } from '#domain/settings/settings.operations';
import type { Claim } from '../repositories/rows/responses.repository';
import { settingRead } from '../repositories/rows/setting-wire';
import type { Mail, Mailer } from '../services/mailer';
import { MailNotTaken } from '../services/mailer';
import type { AuditDeps, Member, Parts } from './shared/staff-change';
import { staffOnce, untilWritten } from './shared/staff-change';

/** Lists the settings that staff change by hand, without one that the environment fixes. */
export async function listSettings({ settings }: Parts): Promise<{ settings: Setting[] }> {
  const [{ rules }, rows] = await Promise.all([settings.read(), settings.rows()]);
  const keys = SETTING_KEYS.filter((key) => !settings.isFixed(key));
  return { settings: keys.map((key) => settingRead(key, rows.get(key), rules[key])) };
}

const SHOWN = 20;

/** Lists the last changes of a setting, newest first. */
export async function readSettingHistory(
  { audit, staff }: Parts,
  key: SettingKey,
): Promise<{ changes: SettingChange[] }> {
  const [rows, people] = await Promise.all([
    audit.list({ about: { tbl: 'setting', pk: key }, limit: SHOWN }),
    staff.names(),
  ]);
  const nameOf = new Map(people.map(({ id, name }) => [id, name]));
  const changes = rows.map(({ actor, receivedAt, before, after }) => ({
    by: nameOf.get(actor) ?? null,
    at: new Date(receivedAt).toISOString(),
    before: before?.value ?? null,
    after: after?.value ?? null,
  }));
  return { changes };
}

type ChangeSettingDeps = AuditDeps & Pick<Parts, 'settings' | 'responses'>;

type SettingWish = {
  claim: Claim;
  member: Member;
  ageMs: number;
  key: SettingKey;
  value: unknown;
  /** The writer read this version; without it the change overwrites any version. */
  v?: number;
};

/**
 * Changes a setting. An equal value succeeds and writes nothing; a different value since the reading is a conflict
 * that returns it.
 */
export async function changeSetting(deps: ChangeSettingDeps, request: SettingWish) {
  const { settings, responses } = deps;
  const { claim, member, key, value, v: seen } = request;
  if (!mayChangeSetting(member.role, key)) throw new DomainError('forbidden');
  if (settings.isFixed(key)) throw new DomainError('not_found');
  return untilWritten(async () => {
    const [{ rules }, rows] = await Promise.all([settings.read(), settings.rows()]);
    const before = settingRead(key, rows.get(key), rules[key]);
    if (isSame(before.value, value)) {
      const body = JSON.stringify({ mutationId: claim.mutationId, setting: before });
      return responses.keep(claim, { status: 200, body });
    }
    if (seen !== undefined && seen !== before.v) {
      const { changedBy: by, changedAt: at } = before;
      throw new DomainError('conflict', { current: before, by, at });
    }
    if (!(await settings.isKept(value))) throw new DomainError('picture.gone');
    const at = deps.now();
    const row = { key, value, v: before.v + 1, changedBy: member.firstName, changedAt: at };
    const changed = { before: { value: before.value }, after: { value } };
    const fact = { action: 'setting.change', tbl: 'setting', pk: key, ...changed, at };
    const body = { setting: settingRead(key, row) };
    return settings.change(row, staffOnce(deps, request, fact, { body }));
  });
}

/** Schemas build both values, so equal values have the same fields in the same order. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

export async function readGoLive({
  settings,
  menu,
  mailFacts,
  bank,
  isDemo,
}: Pick<Parts, 'settings' | 'menu' | 'mailFacts' | 'isDemo'> & {
  bank: { config: { mode: GoLiveFacts['bank'] } };
}): Promise<GoLive> {
  const { rules } = await settings.read();
  const shown = (await menu.read()).items.filter(({ isAvailable }) => isAvailable);
  const photos = shown.filter(({ imageUrl }) => isUploaded(imageUrl)).length;
  const facts = { rules, isDemo, dishes: shown.length, photos, bank: bank.config.mode };
  return goLive({ ...facts, mail: await mailFacts() });
}

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
export async function sendMailTest(deps: SendMailTestDeps, request: MailTestWish) {
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

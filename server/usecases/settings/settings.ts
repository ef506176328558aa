import { DomainError } from '#domain/error-codes';
import { mayChangeSetting } from '#domain/settings/setting-roles';
import {
  SETTING_KEYS,
  type Setting,
  type SettingChange,
  type SettingKey,
} from '#domain/settings/settings';
import { settingRead } from '../../repositories/rows/setting-wire';
import type { Claim, MutationResponse } from '../../repositories/stored-responses.repository';
import { type AuditDeps, staffOnce } from '../shared/audit-row';
import type { Parts } from '../shared/parts';
import { untilWritten } from '../shared/until-written';

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
  member: { id: string; firstName: string; role: string };
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
export async function changeSetting(
  deps: ChangeSettingDeps,
  request: SettingWish,
): Promise<MutationResponse> {
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

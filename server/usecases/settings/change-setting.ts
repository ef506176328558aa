import { DomainError } from '#domain/error-codes';
import { mayChangeSetting } from '#domain/settings/setting-roles';
import type { SettingKey } from '#domain/settings/settings';
import { settingRead } from '../../repositories/rows/setting-wire';
import type { SettingsRepository } from '../../repositories/settings.repository';
import type {
  Claim,
  MutationResponse,
  StoredResponsesRepository,
} from '../../repositories/stored-responses.repository';
import { untilWritten } from '../shared/until-written';

export type ChangeSettingDeps = {
  settings: SettingsRepository;
  responses: StoredResponsesRepository;
  now: () => number;
  newId: () => string;
};

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
  { settings, responses, now, newId }: ChangeSettingDeps,
  { claim, member, ageMs, key, value, v: seen }: SettingWish,
): Promise<MutationResponse> {
  if (!mayChangeSetting(member.role, key)) throw new DomainError('forbidden');
  if (settings.isFixed(key)) throw new DomainError('not_found');
  return untilWritten(async () => {
    const [{ rules }, rows] = await Promise.all([settings.read(), settings.rows()]);
    const before = settingRead(key, rows.get(key), rules[key]);
    const responseFor = (setting: typeof before) => ({
      status: 200,
      body: JSON.stringify({ mutationId: claim.mutationId, setting }),
    });
    if (isSame(before.value, value)) return responses.keep(claim, responseFor(before));
    if (seen !== undefined && seen !== before.v) {
      const { changedBy: by, changedAt: at } = before;
      throw new DomainError('conflict', { current: before, by, at });
    }
    const at = now();
    const row = { key, value, v: before.v + 1, changedBy: member.firstName, changedAt: at };
    return settings.change({
      claim,
      response: responseFor(settingRead(key, row)),
      row,
      audit: {
        id: newId(),
        actor: member.id,
        action: 'setting.change',
        tbl: 'setting',
        pk: key,
        before: { value: before.value },
        after: { value },
        doneAt: at - ageMs,
        receivedAt: at,
      },
    });
  });
}

/** Schemas build both values, so equal values have the same fields in the same order. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

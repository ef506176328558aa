import { SETTINGS, type SettingKey } from '#domain/settings/settings';
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

type SettingChange = {
  claim: Claim;
  member: { id: string };
  ageMs: number;
  key: SettingKey;
  value: unknown;
};

/** Changes a setting. The value that already stands succeeds without a trace. */
export function changeSetting(
  { settings, responses, now, newId }: ChangeSettingDeps,
  { claim, member, ageMs, key, value }: SettingChange,
): Promise<MutationResponse> {
  const body = JSON.stringify({ mutationId: claim.mutationId, setting: { key, value } });
  const answer = { status: 200, body };
  return untilWritten(async () => {
    const before = (await settings.stored()).get(key) ?? SETTINGS[key].initial;
    if (before === value) return responses.keep(claim, answer);
    const at = now();
    return settings.change({
      claim,
      answer,
      at,
      key,
      value,
      audit: {
        id: newId(),
        actor: member.id,
        action: 'setting.change',
        tbl: 'setting',
        pk: key,
        before: { value: before },
        after: { value },
        doneAt: at - ageMs,
        receivedAt: at,
      },
    });
  });
}

import type { LimitKey } from '#domain/settings/ordering-limits';
import { UNLIMITED } from '#domain/settings/ordering-limits';
import type { Setting, SettingKey } from '#domain/settings/settings';
import * as settings from '#domain/settings/settings.operations';
import type { StaffDeps } from '../admin-db';
import { newId } from '../ids';
import { keepBarRules, readBarRules } from '../sync/pull';
import { send } from './send';

/** `v` is the version that the person has seen; a missing `v` accepts any version. */
type SettingWish = { key: SettingKey; value: unknown; v?: number };

/**
 * Changes a setting; needs a connection. A repeated change changes nothing, so every attempt has its own id.
 * @throws ApiError conflict with the setting that stands, forbidden, invalid_input; another error without a response
 */
export async function changeSetting(deps: StaffDeps, { key, ...wish }: SettingWish) {
  const { setting } = await send<{ setting: Setting }>(deps, settings.change, {
    id: key,
    input: wish,
    mutationId: newId(),
  });
  return setting;
}

/**
 * Takes online orders again; needs a connection. This tablet shows it at once, the others with their next pull.
 * @throws ApiError forbidden; another error without a response
 */
export async function endOrderingLimit(deps: StaffDeps, { key }: { key: LimitKey }): Promise<void> {
  await changeSetting(deps, { key, value: UNLIMITED[key] });
  const rules = await readBarRules(deps.db);
  const limits = rules.limits.filter((limit) => limit.key !== key);
  await keepBarRules(deps.db, { ...rules, limits });
}

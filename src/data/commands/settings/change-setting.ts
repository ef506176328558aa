import type { Setting, SettingKey } from '#domain/settings/settings';
import * as settings from '#domain/settings/settings.operations';
import type { AdminDb } from '../../admin-db';
import type { DataDeps } from '../../deps';
import { newId } from '../../ids';
import { send } from '../send';

/** `v` is the version that the person has seen; a missing `v` accepts any version. */
type SettingWish = { key: SettingKey; value: unknown; v?: number };

/**
 * Changes a setting; needs a connection. A repeated change changes nothing, so every attempt has its own id.
 * @throws ApiError conflict with the setting that stands, forbidden, invalid_input; another error without a response
 */
export async function changeSetting(
  deps: DataDeps<AdminDb>,
  { key, ...wish }: SettingWish,
): Promise<Setting> {
  const { setting } = await send<{ setting: Setting }>(deps, settings.change, {
    id: key,
    input: wish,
    mutationId: newId(),
  });
  return setting;
}

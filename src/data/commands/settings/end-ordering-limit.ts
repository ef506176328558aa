import { type LimitKey, UNLIMITED } from '#domain/opening/ordering-limits';
import type { AdminDb } from '../../admin-db';
import type { DataDeps } from '../../deps';
import { keepBarRules, readBarRules } from '../../sync/kept-bar-rules';
import { changeSetting } from './change-setting';

/**
 * Takes online orders again; needs a connection. This tablet shows it at once, the others with their next pull.
 * @throws ApiError forbidden; another error without a response
 */
export async function endOrderingLimit(
  deps: DataDeps<AdminDb>,
  { key }: { key: LimitKey },
): Promise<void> {
  await changeSetting(deps, { key, value: UNLIMITED[key] });
  const rules = await readBarRules(deps.db);
  const limits = rules.limits.filter((limit) => limit.key !== key);
  await keepBarRules(deps.db, { ...rules, limits });
}

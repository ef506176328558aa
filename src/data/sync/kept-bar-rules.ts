import { type BarRules, USUAL_BAR_RULES } from '#domain/settings/bar-rules';
import type { AdminDb } from '../admin-db';
import { readMeta } from '../db';

const BAR_RULES = 'barRules';

/** Writes the rules only if they differ: every write wakes the pages that read them. */
export async function keepBarRules(db: AdminDb, rules: BarRules | undefined): Promise<void> {
  if (!rules) return;
  const known = await readMeta<BarRules>(db, BAR_RULES);
  if (JSON.stringify(known) === JSON.stringify(rules)) return;
  await db.meta.put({ k: BAR_RULES, v: rules });
}

/** Resolves to the last known rules; before the first pull, the usual ones. */
export async function readBarRules(db: AdminDb): Promise<BarRules> {
  return { ...USUAL_BAR_RULES, ...(await readMeta<BarRules>(db, BAR_RULES)) };
}

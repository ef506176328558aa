import { changesOf } from '../../../src/admin/activity/ActivityPage';
import { auditedField, isNumbered, KEY_WORDS } from '../../../src/admin/activity/activity-words';
import type { TestApp } from '../bar/test-app';

/** Returns the fields in the audit log that the activity page has no word for. */
export async function fieldsWithoutWords(bar: TestApp): Promise<string[]> {
  const rows = await bar.rows('SELECT action, tbl, before, after FROM audit');
  return rows.flatMap(({ action, tbl, before, after }) => {
    const entity = String(tbl);
    const log = { entity, before: JSON.parse(String(before)), after: JSON.parse(String(after)) };
    return changesOf(log, Number.POSITIVE_INFINITY)
      .filter(({ key }) => !isNamed(key, entity))
      .map(({ key }) => `${action}: ${key}`);
  });
}

/** True if the log shows this field by words. */
function isNamed(key: string, entity: string): boolean {
  return (
    key === 'status' ||
    // A recipe's fields are its ingredients, by their names.
    entity === 'recipe' ||
    isNumbered(key, entity) ||
    KEY_WORDS[key] !== undefined ||
    auditedField(entity, key) !== undefined
  );
}

import { type BarRules, USUAL_BAR_RULES } from '#domain/settings/bar-rules';
import { readBarRules } from '../../sync/kept-bar-rules';
import { rowsOnTablet, useStaffRows } from './use-staff-rows';

const keptRules = rowsOnTablet(async (db) => [await readBarRules(db)]);

/** undefined means that the tablet has not read its rules. */
export function useKnownBarRules(): BarRules | undefined {
  const { state, rows } = useStaffRows(keptRules);
  return state === 'error' ? USUAL_BAR_RULES : rows?.[0];
}

export function useBarRules(): BarRules {
  return useKnownBarRules() ?? USUAL_BAR_RULES;
}

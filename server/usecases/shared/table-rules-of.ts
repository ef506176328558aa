import type { TableRules } from '#domain/bookings/table-rules';
import type { SettingValues } from '#domain/settings/settings';

export function tableRulesOf(values: SettingValues): TableRules {
  return {
    times: values['bookings.times'],
    maxParty: Number(values['bookings.maxParty']),
    daysAhead: values['bookings.daysAhead'],
    leadMinutes: values['bookings.leadMinutes'],
  };
}

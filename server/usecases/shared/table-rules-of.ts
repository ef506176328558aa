import type { TableRules } from '#domain/bookings/table-rules';
import type { SettingValues } from '#domain/settings/settings';

/** @param mostSeats seats of the largest bookable table: no setting offers it more guests */
export function tableRulesOf(values: SettingValues, mostSeats: number): TableRules {
  return {
    times: values['bookings.times'],
    maxParty: Math.min(Number(values['bookings.maxParty']), mostSeats),
    daysAhead: values['bookings.daysAhead'],
    leadMinutes: values['bookings.leadMinutes'],
  };
}

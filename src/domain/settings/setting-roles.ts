import type { Ability } from '../roles';
import { may } from '../roles';
import type { SettingKey } from './settings';

/** A manager changes these while the bar is open. Every other key, a new one too, is the owner's. */
const DAILY: readonly SettingKey[] = [
  'ordering.paused',
  'ordering.busyMinutes',
  'ordering.table',
  'ordering.collection',
  'ordering.delivery',
  'bar.alarmVolume',
  'menu.soldOutFries',
];

export function settingNeed(key: SettingKey): Ability {
  return DAILY.includes(key) ? 'settings.daily' : 'settings.change';
}

export function mayChangeSetting(role: string, key: SettingKey): boolean {
  return may(role, settingNeed(key));
}

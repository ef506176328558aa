import { expect, test } from 'vitest';
import { ROLES } from '../roles';
import { mayChangeSetting } from './setting-roles';
import { SETTING_KEYS } from './settings';

const OF_AN_EVENING = [
  'ordering.paused',
  'ordering.busyMinutes',
  'ordering.table',
  'ordering.collection',
  'ordering.delivery',
  'bar.alarmVolume',
  'menu.soldOutFries',
];

test.each(SETTING_KEYS)('the roles that change a setting: %s', (key) => {
  expect(ROLES.filter((role) => mayChangeSetting(role, key))).toEqual(
    OF_AN_EVENING.includes(key) ? ['super_admin', 'admin', 'manager'] : ['super_admin'],
  );
});

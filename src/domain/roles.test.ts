import { expect, test } from 'vitest';
import { ABILITIES, may, ROLES } from './roles';

test('everybody behind the bar reads and moves orders', () => {
  expect(ROLES.filter((role) => may(role, 'orders.change'))).toEqual([...ROLES]);
});

test('everybody behind the bar reads and moves table reservations and brunches', () => {
  for (const ability of ['reservations.read', 'reservations.change'] as const) {
    expect(ROLES.filter((role) => may(role, ability))).toEqual([...ROLES]);
  }
});

test('everybody behind the bar reads messages and says how they stand', () => {
  expect(ROLES.filter((role) => may(role, 'messages.read'))).toEqual([...ROLES]);
  expect(ROLES.filter((role) => may(role, 'messages.change'))).toEqual([...ROLES]);
});

test('managers read what is in stock, and admins alone who changed what', () => {
  const who = (ability: 'inventory.read' | 'activity.read') =>
    ROLES.filter((role) => may(role, ability));
  expect(who('inventory.read')).toEqual(['super_admin', 'admin', 'manager']);
  expect(who('activity.read')).toEqual(['super_admin', 'admin']);
});

test('an unknown role has no rights', () => {
  expect(ABILITIES.filter((ability) => may('barfly', ability))).toEqual([]);
});

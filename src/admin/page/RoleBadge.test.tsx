import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { role as grounds } from '../../ui/theme/palette';
import { RoleBadge } from './page-parts';
import { ground } from './RoleBadge.css';

test.each([
  ['super_admin', 'super_admin', 'SUPER ADMIN'],
  ['admin', 'admin', 'ADMIN'],
  ['manager', 'manager', 'MANAGER'],
  ['staff', 'other', 'STAFF'],
  ['night_waiter', 'other', 'NIGHT WAITER'],
] as const)('%s wears the colour of “%s” and reads %s', (role, look, words) => {
  // A Turkish page keeps English capitals too: I, not İ.
  const page = renderToString(
    <div lang="tr">
      <RoleBadge role={role} />
    </div>,
  );
  expect(page).toContain(`>${words}</span>`);
  expect(page).toContain('lang="en"');
  const worn = Object.entries(ground).filter(([, name]) =>
    page.includes(name.split(' ').at(-1) ?? ''),
  );
  expect(worn.map(([name]) => name)).toEqual([look]);
});

test.each([
  ['superAdmin', 'red'],
  ['admin', 'blue'],
  ['manager', 'green'],
  ['other', 'grey'],
] as const)('the ground of %s is %s', (who, colour) => {
  expect(nameOf(grounds[who])).toBe(colour);
});

/** Returns the colour's name. */
function nameOf(colour: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(colour.slice(at, at + 2), 16),
  );
  const strongest = Math.max(red, green, blue);
  if (strongest - Math.min(red, green, blue) < strongest / 4) return 'grey';
  if (strongest === red) return 'red';
  return strongest === green ? 'green' : 'blue';
}

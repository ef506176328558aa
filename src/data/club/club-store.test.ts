import { expect, test } from 'vitest';
import { keepMember, knownMember, showPoints } from './club-store';

test('points that come back before the page knows who is signed in are shown at once', () => {
  keepMember({ id: 'ayse', firstName: 'Ayşe', points: 935, at: 1 });
  showPoints(1035);
  expect(knownMember.get()).toMatchObject({ id: 'ayse', points: 1035 });
});

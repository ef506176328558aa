import { expect, test } from 'vitest';
import { showPoints } from './club-store';
import { keepMember, keptMember } from './kept-member';

test('points that come back before the page knows who is signed in are shown at once', () => {
  keepMember({ id: 'ayse', firstName: 'Ayşe', points: 935, at: 1 });
  showPoints(1035);
  expect(keptMember.get()).toMatchObject({ id: 'ayse', points: 1035 });
});

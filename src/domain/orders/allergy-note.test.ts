import { expect, test } from 'vitest';
import { mayBeAllergy } from './allergy-note';

test.each([
  'No sesame, please: an allergy',
  'I am ALLERGIC to eggs',
  'Fındık alerjim var',
  'ÇÖLYAK hastasıyım',
  'glütensiz lütfen',
  'Allergie gegen Milch',
  'no nuts',
])('“%s” may be about an allergy', (note) => {
  expect(mayBeAllergy(note)).toBe(true);
});

test.each(['well done please', 'Table by the sea', 'az pişmiş', 'extra ketchup in a minute', ''])(
  '“%s” is an ordinary wish',
  (note) => {
    expect(mayBeAllergy(note)).toBe(false);
  },
);

import { expect, test } from 'vitest';
import { forbiddenWord } from './advertising-law';

test.each([
  ['Two beers for one', 'beers'],
  ['Gin-tonic night', 'Gin'],
  ['RAKIMIZ bu gece', 'RAKIMIZ'],
  ['Balık ve rakı', 'rakı'],
  ["Rakı'nın yanında meze", "Rakı'nın"],
  ['Şarabın en iyisi', 'Şarabın'],
  ['İçkiler yarı fiyatına', 'İçkiler'],
  ['Alkollü ve alkolsüz', 'Alkollü'],
  ['Kokteyllerde indirim', 'Kokteyllerde'],
  ['Nargilemiz hazır', 'Nargilemiz'],
  ['A wine’s best friend', 'wine’s'],
  ['Biramızı deneyin', 'Biramızı'],
])('"%s" is refused for "%s"', (text, word) => {
  expect(forbiddenWord(text, [])).toBe(word);
});

test.each([
  'Ginger lemonade',
  'Cinnamon rolls',
  'Biraz daha kal',
  'ÇİN usulü tavuk, Çin çorbası',
  'Rakip takım, aynı ekran',
  'Roma domatesli pizza',
  'Swine, grape and drum solo',
  'Alkolsüz içecekler',
  'Non-alcoholic drinks, alcohol-free evening',
  'Cinsiyet eşitliği konseri',
  'Birinci yılımız',
  'Püre ve pürenin tarifi',
  'Female singers, regale us',
])('"%s" is allowed', (text) => {
  expect(forbiddenWord(text, [])).toBeNull();
});

test("the menu's own name of a dish with alcohol is refused", () => {
  const names = ['Bliss Sunset', 'Yıldız Tozu'];
  expect(forbiddenWord('Meet the bliss sunset tonight', names)).toBe('bliss sunset');
  expect(forbiddenWord("Bu gece Yıldız Tozu'nu deneyin", names)).toBe("Yıldız Tozu'nu");
  expect(forbiddenWord('A sunset over the Bliss', names)).toBeNull();
});

import { expect, test } from 'vitest';
import { forbiddenWord } from './forbidden-words';

const inTurkish = (text: string) => forbiddenWord({ en: [], tr: [text] }, ['Cuba Libre']);
const inEnglish = (text: string) => forbiddenWord({ en: [text], tr: [] }, ['Cuba Libre']);

test('a word for alcohol or tobacco is found in any case and with Turkish endings', () => {
  expect(inTurkish('ŞARABIMIZ geldi')).toBe('sarab');
  expect(inTurkish('Rakı gecesi')).toBe('raki');
  expect(inTurkish('Nargilenin tadı')).toBe('nargile');
  expect(inEnglish('GIN for two')).toBe('gin');
  expect(inEnglish('Whiskies and more')).toBe('whisk');
});

test('an alcoholic item of the menu is found by its name', () => {
  expect(inEnglish('Taste our CUBA  LİBRE.')).toBe('Cuba Libre');
});

test('a word that only contains one is allowed', () => {
  for (const text of ['Ginger lemonade', 'Rumours', 'Begin here'])
    expect(inEnglish(text)).toBeNull();
  for (const text of ['Çin usulü tavuk', 'Biraz acı', 'Rakip yok', 'Alkolsüz gece']) {
    expect(inTurkish(text)).toBeNull();
  }
});

import { expect, test } from 'vitest';
import { matchPhotos } from './match-photos';

const DISHES = [
  { id: 1, nameEn: 'Smash Burger', nameTr: 'Smash Burger' },
  { id: 2, nameEn: 'Double Smash Burger', nameTr: 'Duble Smash Burger' },
  { id: 3, nameEn: 'Lamb Shish', nameTr: 'Kuzu Şiş' },
  { id: 4, nameEn: 'Grilled Halloumi', nameTr: 'Izgara Hellim' },
  { id: 5, nameEn: 'Iced Tea', nameTr: '' },
  { id: 6, nameEn: 'Nachos', nameTr: 'Nachos' },
  { id: 8, nameEn: 'The Fine Falafel Burger (V)', nameTr: 'The Fine Falafel Burger (V)' },
  { id: 7, nameEn: 'Nachos', nameTr: 'Nachos' },
];

test.each([
  ['1-smash-burger.jpg', 1],
  ['smash_burger.JPG', 1],
  ['Smash Burger (2).png', 1],
  ['IMG_2041 smash burger final.webp', 1],
  ['double-smash-burger.jpg', 2],
  ['KUZU ŞİŞ.jpeg', 3],
  ['kuzu-sis.jpg', 3],
  // Apple's devices take letters and their marks apart.
  ['Kuzu Şiş.jpg'.normalize('NFD'), 3],
  ['IZGARA HELLİM.jpg', 4],
  ['izgara-hellim-3.avif', 4],
  ['ICED-TEA.jpg', 5],
  ['8-the-fine-falafel-burger-v.jpg', 8],
  ['fine falafel burger.jpg', 8],
  ['burger.jpg', null],
  ['smashburgers.jpg', null],
  ['IMG_0001.jpg', null],
  ['6-nachos.jpg', 6],
  ['nachos.jpg', null],
  ['.jpg', null],
] as const)('the file %s is the photo of dish %s', (fileName, id) => {
  expect(matchPhotos([fileName], DISHES)).toEqual([id]);
});

test('a second file of the same dish has no dish until somebody chooses', () => {
  const files = ['iced tea 1.jpg', 'iced tea 2.jpg', 'kuzu şiş.jpg'];
  expect(matchPhotos(files, DISHES)).toEqual([5, null, 3]);
});

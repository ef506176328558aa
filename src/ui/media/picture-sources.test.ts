import { expect, test } from 'vitest';
import { pictureSources } from './Picture';

test('a 640 drawing offers its 320 sibling', () => {
  expect(pictureSources('/photos/44-640.avif')).toEqual({
    src: '/photos/44-640.avif',
    srcSet: '/photos/44-320.avif 320w, /photos/44-640.avif 640w',
    small: '/photos/44-320.avif',
  });
});

test('a picture with another name has a single source', () => {
  expect(pictureSources('https://bar.example/burger.jpg')).toEqual({
    src: 'https://bar.example/burger.jpg',
  });
});

test('640 elsewhere in the name is not a size', () => {
  expect(pictureSources('/photos/640-burger.avif').srcSet).toBeUndefined();
});

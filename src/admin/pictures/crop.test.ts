import { expect, test } from 'vitest';
import { middleCrop, movedCrop, zoomedCrop } from './photo';

const PHOTO = { width: 2_000, height: 1_000 };

test('a photo starts with the largest crop of its proportion in its middle', () => {
  expect(middleCrop(PHOTO, 4)).toEqual({ x: 0, y: 250, width: 2_000, height: 500 });
  expect(middleCrop(PHOTO)).toEqual({ x: 500, y: 0, width: 1_000, height: 1_000 });
});

test('the crop stops at the edges of the photo', () => {
  const start = middleCrop(PHOTO);
  expect(movedCrop(PHOTO, start, 5, 5)).toEqual({ x: 1_000, y: 0, width: 1_000, height: 1_000 });
  expect(movedCrop(PHOTO, start, -0.25, 0)).toEqual({ x: 250, y: 0, width: 1_000, height: 1_000 });
});

test('the point under the finger stays where it is while zooming', () => {
  const near = zoomedCrop(PHOTO, middleCrop(PHOTO), 2, { x: 0.25, y: 0.75 });
  expect(near).toEqual({ x: 625, y: 375, width: 500, height: 500 });
  expect(near.x + 0.25 * near.width).toBe(500 + 0.25 * 1_000);
});

test('zooming ends at a fifth of the photo, and at the whole of it', () => {
  expect(zoomedCrop(PHOTO, middleCrop(PHOTO), 100).width).toBe(200);
  const part = { x: 0, y: 0, width: 300, height: 200 };
  expect(zoomedCrop(PHOTO, part, 0.01)).toEqual({ x: 0, y: 0, width: 1_500, height: 1_000 });
});

import { BARTENDING_LOOP } from './bartending-loop';
import { BURGER_LOOP } from './burger-loop';
import type { Loop } from './loop';
import { FILM, FRAMES, FRAMES_A_SECOND, frameOf, hashOf, POSTER_WIDTH } from './loop';
import { POOL_LOOP } from './pool-loop';

export const LOOPS: readonly Loop[] = [POOL_LOOP, BURGER_LOOP, BARTENDING_LOOP];

/** Guests often have a slow mobile connection. */
export const MOST_BYTES = 60_000;

/** Holds ffmpeg's settings; `quality` is its crf, where a smaller number is better. */
export type Encoding = { ending: 'webm' | 'mp4'; quality: number; args: readonly string[] };

const VP9 = '-c:v libvpx-vp9 -b:v 0 -row-mt 1 -deadline good -cpu-used 1 -pix_fmt yuv420p';
const H264 = '-c:v libx264 -preset veryslow -pix_fmt yuv420p -movflags +faststart';

export const ENCODINGS: readonly Encoding[] = [
  { ending: 'webm', quality: 40, args: VP9.split(' ') },
  { ending: 'mp4', quality: 27, args: H264.split(' ') },
];

export type LoopManifest = Record<string, string>;

/** Hashes every eighth frame, which shows every change of kit and loop. */
export function loopHash(loop: Loop): string {
  const drawn = Array.from({ length: FRAMES / 8 }, (_, i) => frameOf(loop, (i * 8) / FRAMES));
  return hashOf(drawn, [FILM, FRAMES_A_SECOND, POSTER_WIDTH, ENCODINGS]);
}

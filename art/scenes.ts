import type { PictureFile } from './pictures';
import { droppedIce } from './recipes/dropped-ice';
import { emptyTray } from './recipes/empty-tray';
import { heroTall, heroWide } from './recipes/hero';
import { poolCorner } from './recipes/pool-corner';
import { teamPicture } from './recipes/team';

type Scene = { name: string; draw: () => string; files: readonly PictureFile[] };

/** Lists the pictures outside the menu: welcome, pool table, page not found, empty cart. */
export const SCENES: readonly Scene[] = [
  {
    name: 'hero',
    draw: heroTall,
    files: [
      { suffix: '-640', width: 640, maxBytes: 12_500 },
      { suffix: '-828', width: 828, maxBytes: 19_000 },
      { suffix: '-1280', width: 1280, maxBytes: 38_000 },
    ],
  },
  {
    name: 'hero-wide',
    draw: heroWide,
    files: [
      { suffix: '-1280', width: 1280, maxBytes: 60_000 },
      { suffix: '-1920', width: 1920, maxBytes: 110_000 },
    ],
  },
  {
    name: 'pool-corner',
    draw: poolCorner,
    files: [
      { suffix: '-320', width: 320, maxBytes: 2_400 },
      { suffix: '-640', width: 640, maxBytes: 9_000 },
    ],
  },
  { name: 'ice-404', draw: droppedIce, files: [{ suffix: '-640', width: 640, maxBytes: 12_000 }] },
  {
    name: 'empty-tray',
    draw: emptyTray,
    files: [{ suffix: '-640', width: 640, maxBytes: 12_000 }],
  },
  {
    name: 'team',
    draw: teamPicture,
    files: [
      { suffix: '-640', width: 640, maxBytes: 24_000 },
      { suffix: '-1280', width: 1280, maxBytes: 60_000 },
    ],
  },
];

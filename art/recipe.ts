import type { Mood } from './kit/backdrop';
import type { Still } from './kit/stage';

/** Describes the drawing of one menu item. */
export type Recipe = {
  id: number;
  still: () => Still;
  mood?: Partial<Mood>;
  /** The drawing may fill this share of the tile. */
  fill?: number;
};

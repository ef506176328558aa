import type { Mood } from './kit/backdrop';
import type { Still } from './kit/stage';

/** How one dish or drink of the menu is drawn. */
export type Recipe = {
  id: number;
  still: () => Still;
  mood?: Partial<Mood>;
  /** Share of the tile it may fill. */
  fill?: number;
};

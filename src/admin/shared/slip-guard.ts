/** An item changes or leaves under the finger: a second tap within this time is a slip. */
const SLIP_MS = 400;

export type SlipGuard = {
  /** True for a slip; an accepted tap starts the time. */
  isSlip(places: readonly string[], at: number): boolean;
  /** True within 400 ms of an accepted tap. */
  isJustTapped(at: number): boolean;
  /** After an undo the action may be repeated at once. */
  forget(): void;
};

/** Two taps at two places are two actions. */
export function createSlipGuard(): SlipGuard {
  let taps: { places: readonly string[]; at: number }[] = [];
  return {
    isSlip(places, at) {
      taps = taps.filter((tap) => at - tap.at < SLIP_MS);
      if (taps.some((tap) => tap.places.some((place) => places.includes(place)))) return true;
      taps.push({ places, at });
      return false;
    },
    isJustTapped: (at) => taps.some((tap) => at - tap.at < SLIP_MS),
    forget() {
      taps = [];
    },
  };
}

/** What is acted on changes or leaves under the finger: a second tap there within this time is a slip. */
const SLIP_MS = 400;

export type SlipGuard = {
  /** Whether a tap comes too soon after another at one of its places; one that does not counts from now. */
  isSlip(places: readonly string[], at: number): boolean;
  /** Whether a tap that counted came within the last 400 ms. */
  isJustTapped(at: number): boolean;
  /** What was taken back on purpose may be done again at once. */
  forget(): void;
};

/** Tells a slip of the finger from the next action: two taps at two places are two actions. */
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

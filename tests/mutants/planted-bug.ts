/** Describes a planted bug: an exact place in the source and its replacement. */
export type PlantedBug = {
  /** Says in a few words what the bug breaks. */
  name: string;
  file: string;
  /** The file must contain this text exactly once. */
  find: string;
  replace: string;
  /** At least one of these test files must notice the bug. */
  tests: readonly string[];
};

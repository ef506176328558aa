/** A planted bug: an exact place in the source and its replacement. */
export type PlantedBug = {
  /** What is wrong now, in a few words. */
  name: string;
  file: string;
  /** Stands exactly once in the file. */
  find: string;
  replace: string;
  /** The test files that must notice; any one of them is enough. */
  tests: readonly string[];
};

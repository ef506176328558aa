/** A bug that somebody could write: one exact place in the source, and what stands there instead. */
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

import type { TestSpecification } from 'vitest/node';
import { BaseSequencer } from 'vitest/node';

/** The longest files, most of which wait for processes. */
const LONG = [
  'locked-database',
  'killed-server',
  'server-process',
  'backup',
  'killed-payments',
  'audit-every-mutation',
  'settings',
  'ledger-interleavings',
  'campaign-kills',
  'club-interleavings',
  'audit-verify',
].map((name) => `/tests/api/${name}.test.ts`);

/** Starts the longest files first, because one that starts last leaves a core idle. */
export class LongTestsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => rank(one) - rank(other));
  }
}

function rank({ moduleId }: TestSpecification): number {
  const place = LONG.findIndex((path) => moduleId.endsWith(path));
  return place === -1 ? LONG.length : place;
}

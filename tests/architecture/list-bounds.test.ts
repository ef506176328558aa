import { expect, test } from 'vitest';
import { LIST_BOUNDS } from '../../server/http/list-bounds';
import { RESOURCE_STORES } from '../../server/repositories/resources/resource-stores';
import { MOST_IN_PAGE } from '../../src/domain/page-query';
import { GUEST_OPERATIONS } from '../../src/domain/registry/guest-operations';
import { STAFF_OPERATIONS } from '../../src/domain/registry/operations';
import type { Resource } from '../../src/domain/resource/resource';

const MOST_BYTES = 2_000_000;

test('every read of the API names the most entries of its lists, and no other does', () => {
  const operations = [...Object.values(STAFF_OPERATIONS), GUEST_OPERATIONS].flatMap((noun) =>
    Object.values<{ kind: string; method: string }>(noun),
  );
  const reads = operations.filter(({ method }) => method === 'GET').map(({ kind }) => kind);
  expect(Object.keys(LIST_BOUNDS).toSorted()).toEqual([...new Set(reads)].toSorted());
});

type Part = { type?: string; requirement?: unknown; pipe?: readonly Part[]; wrapped?: Part };

/** Returns the lengths that a schema allows a text. */
function lengthsOf({ type, requirement, pipe = [], wrapped }: Part): number[] {
  const own = type === 'max_length' ? [Number(requirement)] : [];
  const inner = pipe[0] && pipe[0].pipe === pipe ? pipe.slice(1) : pipe;
  return [...own, ...inner.flatMap(lengthsOf), ...(wrapped ? lengthsOf(wrapped) : [])];
}

const TEXTS: readonly string[] = ['line', 'paragraph'];

/** The bytes of a row whose texts are as long as they may be, in letters of three bytes. */
function longestRow({ fields }: Resource): number {
  const row = Object.entries(fields).map(([name, { kind, schema, isFact }]) => {
    const isTyped = TEXTS.includes(kind) && !isFact;
    const lengths = isTyped ? lengthsOf(schema as unknown as Part) : [100];
    return [name, 'ẞ'.repeat(Math.min(...lengths, MOST_BYTES))];
  });
  return Buffer.byteLength(JSON.stringify(Object.fromEntries(row)));
}

test.each(RESOURCE_STORES.map(({ resource }) => [resource.name, resource] as const))(
  'a page of the longest rows of %s stays below 2 MB',
  (_, resource) => {
    const rows = resource.pageRows ?? MOST_IN_PAGE;
    expect(longestRow(resource) * rows).toBeLessThan(MOST_BYTES);
  },
);

import { csvCut, csvHead, csvRows } from '#domain/resource/csv';
import type { Values } from '#domain/resource/resource';

const PART = 200;

export type ListPart = { offset: number; limit: number };

/** Reads a list to its end, a part at a time, so that nothing holds all of it at once. */
export async function* inParts<Row>(read: (page: ListPart) => Promise<Row[]>) {
  for (let offset = 0; ; offset += PART) {
    const rows = await read({ offset, limit: PART });
    yield rows;
    if (rows.length < PART) return;
  }
}

/** A CSV file has at most this many rows. */
const MOST_CSV_ROWS = 100_000;

type CsvSource<Id> = {
  /** The ids of all rows, so that none is left out or comes twice when others change meanwhile. */
  ids: (limit: number) => Promise<Id[]>;
  rows: (ids: Id[]) => Promise<Values[]>;
};

/** Returns the number of rows of a file, and the file in parts. */
export async function csvInParts<Id>(
  columns: Parameters<typeof csvHead>[0],
  options: Parameters<typeof csvHead>[1],
  { ids: idsOf, rows }: CsvSource<Id>,
): Promise<{ count: number; file: AsyncIterable<string> }> {
  const found = await idsOf(MOST_CSV_ROWS + 1);
  const ids = found.slice(0, MOST_CSV_ROWS);
  async function* file() {
    yield csvHead(columns, options);
    for (let from = 0; from < ids.length; from += PART) {
      yield csvRows(columns, await rows(ids.slice(from, from + PART)), options);
    }
    if (found.length > ids.length) yield csvCut(columns, MOST_CSV_ROWS, options);
  }
  return { count: ids.length, file: file() };
}

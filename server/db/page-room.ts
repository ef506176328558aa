/** A page of a list has at most this many bytes of rows, so that with all else it stays below 2 MB. */
export const PAGE_BYTES = 1_200_000;

/** Returns the first rows that fit in a page, at least one; the reader asks for the rest by the page's cursor. */
export function fitting<Row>(rows: readonly Row[], most = PAGE_BYTES): Row[] {
  let room = most;
  const end = rows.findIndex((row, nth) => {
    room -= Buffer.byteLength(JSON.stringify(row));
    return room < 0 && nth > 0;
  });
  return rows.slice(0, end < 0 ? rows.length : end);
}

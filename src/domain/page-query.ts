import * as v from 'valibot';

const whole = (most: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number), v.minValue(1), v.maxValue(most));

/** The most rows of a page; a list of long rows has fewer. */
export const MOST_IN_PAGE = 200;

export const pageLimit = (most: number) => v.optional(whole(most), '50');

export const pageQuery = {
  page: v.optional(whole(1_000_000), '1'),
  limit: pageLimit(MOST_IN_PAGE),
};

/** A row's place in a list: what the list is sorted by, and the id. */
export type ListPlace = { value: number; id: string };

/** The cursor of a page keeps new rows from shifting the pages. */
export const listPlace = v.pipe(
  v.string(),
  v.regex(/^\d{1,15},[\w-]{1,64}$/, 'invalid_input'),
  v.transform((text): ListPlace => {
    const [value = '', id = ''] = text.split(',');
    return { value: Number(value), id };
  }),
);

export function placeText(place: ListPlace | null): string | null {
  return place && `${place.value},${place.id}`;
}

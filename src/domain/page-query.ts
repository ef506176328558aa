import * as v from 'valibot';

const whole = (most: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number), v.minValue(1), v.maxValue(most));

export const pageQuery = {
  page: v.optional(whole(1_000_000), '1'),
  limit: v.optional(whole(200), '50'),
};

import * as v from 'valibot';

/** The phone makes the seat secret of at least 128 random bits. */
export const seatSecret = v.pipe(v.string(), v.regex(/^[\w-]{22,64}$/, 'seat.ended'));

export const takeSeatInput = v.object({
  token: v.pipe(v.string(), v.maxLength(200)),
  seat: seatSecret,
});

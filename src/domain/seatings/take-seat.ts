import * as v from 'valibot';

/** The seat secret: at least 128 random bits, made on the phone. */
export const seatSecret = v.pipe(v.string(), v.regex(/^[\w-]{22,64}$/, 'seat.ended'));

export const takeSeatInput = v.object({
  token: v.pipe(v.string(), v.maxLength(200)),
  seat: seatSecret,
});

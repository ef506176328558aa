import * as v from 'valibot';

/** 128 random bits or more, made on the phone: whoever has it sits at the table. */
export const seatSecret = v.pipe(v.string(), v.regex(/^[\w-]{22,64}$/, 'seat.ended'));

/** The body of POST /api/seat: the token of a QR code, and the secret that the phone sits down with. */
export const takeSeatInput = v.object({
  token: v.pipe(v.string(), v.maxLength(200)),
  seat: seatSecret,
});

import type { Acknowledgement } from './epson';

/** Reads a status code such as `200 OK`, `410 Out of paper`, also in the form of an address. */
export function starResult(code: string): Omit<Acknowledgement, 'jobId'> {
  const [, digits = ''] = /^\s*(\d{3})/.exec(code) ?? [];
  const number = Number(digits);
  const detail = code.replace(/%20|\+/g, ' ').slice(0, 40);
  const isPrinted = number >= 200 && number < 300;
  return { isPrinted, said: saidBy(number), detail, isFinal: FINAL.includes(number) };
}

/** The printer cannot read the slip: media type, decoding, version, size. */
const FINAL = [510, 511, 512, 521];

function saidBy(number: number): Acknowledgement['said'] {
  if (number >= 200 && number < 300) return 'ready';
  if (number === 410) return 'paper_out';
  return number === 420 ? 'cover_open' : 'fault';
}

/**
 * A lone point before three digits groups thousands in sums of money and counts (1.250 is 1250) and begins the
 * decimals of measures such as kilograms (1.250 is 1.25).
 */
export type NumberStyle = 'grouped' | 'measured';

const GROUPS_OF_POINTS = /^-?[1-9]\d{0,2}(\.\d{3})+$/;
const GROUPS_OF_COMMAS = /^-?[1-9]\d{0,2}(,\d{3}){2,}$/;
const GROUPED = {
  ',': /^-?[1-9]\d{0,2}(\.\d{3})+,\d+$/,
  '.': /^-?[1-9]\d{0,2}(,\d{3})+\.\d+$/,
};
const LONE_GROUP = /^-?[1-9]\d{0,2}\.\d{3}$/;

/**
 * Returns a number as the API writes it: "1.250,50" and "1,250.50" are "1250.50". A group of thousands never begins
 * with 0. A text that is no number comes back as it is, so that the schema refuses it.
 */
export function typedNumber(typed: string, style: NumberStyle = 'grouped'): string {
  const text = plain(typed);
  if (GROUPS_OF_POINTS.test(text) && !(style === 'measured' && LONE_GROUP.test(text))) {
    return text.replaceAll('.', '');
  }
  if (GROUPS_OF_COMMAS.test(text)) return text.replaceAll(',', '');
  if (GROUPED[','].test(text)) return text.replaceAll('.', '').replace(',', '.');
  if (GROUPED['.'].test(text)) return text.replaceAll(',', '');
  return text.includes('.') ? text : text.replace(',', '.');
}

/** True if the point could group thousands or begin decimals, so a form says how it read the text. */
export function isAmbiguousNumber(typed: string): boolean {
  return LONE_GROUP.test(plain(typed));
}

/** Returns a number of the API as a person types it in Turkey: "1250.50" → "1250,50". */
export function numberAsTyped(number: number | string): string {
  return String(number).replace('.', ',');
}

function plain(typed: string): string {
  return typed.replace(/[\s₺]/g, '').replace('−', '-');
}

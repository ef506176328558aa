import type { PrinterLetters } from '#domain/printing/printer';

export type CodePage = Exclude<PrinterLetters, 'picture'>;

/** Holds the characters of the bytes from 128 on; a space stands where the page has none. */
export const UPPER_HALVES: Record<CodePage, string> = {
  cp857:
    'ÇüéâäàåçêëèïîıÄÅÉæÆôöòûùİÖÜø£ØŞşáíóúñÑĞğ¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ºªÊËÈ ÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµ ×ÚÛÙìÿ¯´­± ¾¶§÷¸°¨·¹³²■ ',
  windows1254: new TextDecoder('windows-1254').decode(
    Uint8Array.from({ length: 128 }, (_, at) => 128 + at),
  ),
};

const BYTES: Record<CodePage, ReadonlyMap<string, number>> = {
  cp857: bytesOf(UPPER_HALVES.cp857),
  windows1254: bytesOf(UPPER_HALVES.windows1254),
};

function bytesOf(upperHalf: string): Map<string, number> {
  const ascii = Array.from({ length: 95 }, (_, at) => [32 + at] as const);
  const plain = ascii.map(([byte]) => [String.fromCharCode(byte), byte] as const);
  const upper = [...upperHalf].map((letter, at) => [letter, 128 + at] as const);
  return new Map([...upper.filter(([letter]) => /[^\s\p{C}]/u.test(letter)), ...plain]);
}

export function isOnPage(letter: string, page: CodePage): boolean {
  return BYTES[page].has(letter);
}

/** Returns the bytes of a text that has only letters of the page. */
export function pageBytes(text: string, page: CodePage): number[] {
  return [...text].map((letter) => BYTES[page].get(letter) ?? 0x3f);
}

const SIMPLER: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '−': '-',
  '…': '...',
  '•': '*',
  '×': 'x',
  '€': 'EUR',
};

/**
 * Writes a text with the letters that the printer has. Guests' notes hold anything: a control character would be a
 * command to the printer, so it becomes a space.
 */
export function printable(text: string, has: (letter: string) => boolean): string {
  const sums = has('₺') ? text : text.replace(/₺\s?([\d.,]+)/g, '$1 TL').replaceAll('₺', 'TL');
  return [...sums.normalize('NFC')]
    .map((letter) => {
      if (/[\p{Cc}\s]/u.test(letter)) return ' ';
      if (has(letter)) return letter;
      if (/[\p{Cf}\p{M}]/u.test(letter)) return '';
      const plain = SIMPLER[letter] ?? letter.normalize('NFD').replace(/\p{M}/gu, '');
      return [...plain].every(has) ? plain : '?';
    })
    .join('');
}

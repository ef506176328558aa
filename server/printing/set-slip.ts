import type { PrinterLetters, Slip, SlipRow } from '#domain/printing/printer';

/** `strong` is bold and twice as high as `plain`, `large` also twice as wide. */
export type Face = 'plain' | 'strong' | 'large';

/** What the layout must know of a printer: its width and that of its letters, in columns or in dots. */
export type Roll = {
  width: number;
  /** The least space between two texts of a line. */
  gap: number;
  widthOf: (text: string, face: Face) => number;
  /** Writes a text with the letters that the printer has. */
  printable: (text: string) => string;
};

type Piece = { x: number; text: string };

type TextLine = {
  kind: 'text';
  face: Face;
  pieces: readonly Piece[];
  isInverted: boolean;
  beginsBlock: boolean;
};

export type SetLine = TextLine | { kind: 'rule' };

/** Sets the rows of a slip into lines that fit the roll. */
export function setSlip({ rows }: Slip, roll: Roll): SetLine[] {
  return rows.flatMap((row) => setRow(row, roll));
}

function setRow(row: SlipRow, roll: Roll): SetLine[] {
  switch (row.kind) {
    case 'rule':
      return [{ kind: 'rule' }];
    case 'title':
      return setText(row.text, 'large', roll, 'center');
    case 'text':
      return setText(row.text, row.isStrong ? 'strong' : 'plain', roll, row.align);
    case 'alert':
      return setAlert(row.text, roll);
    case 'pair':
      return setPair(row, roll);
    case 'dish':
      return setDish(row, roll);
  }
}

function setText(text: string, face: Face, roll: Roll, align: 'left' | 'center' = 'left') {
  return wrapped(text, face, roll.width, roll).map((line) => {
    const spare = roll.width - roll.widthOf(line, face);
    return textLine(face, [{ x: align === 'center' ? Math.floor(spare / 2) : 0, text: line }]);
  });
}

/** An alert is as large as one line allows. */
function setAlert(text: string, roll: Roll): SetLine[] {
  const room = roll.width - 2 * roll.gap;
  const isShort = roll.widthOf(roll.printable(text), 'large') <= room;
  const face = isShort ? 'large' : 'strong';
  return wrapped(text, face, room, roll).map((line, at) => {
    const x = Math.floor((roll.width - roll.widthOf(line, face)) / 2);
    return { ...textLine(face, [{ x, text: line }]), isInverted: true, beginsBlock: at === 0 };
  });
}

/** A sum that leaves its name too little room stands below. */
function setPair({ left, right, isStrong }: SlipRow & { kind: 'pair' }, roll: Roll): SetLine[] {
  const face = isStrong ? 'strong' : 'plain';
  const shown = roll.printable(right);
  const end = roll.width - roll.widthOf(shown, face);
  const room = end - roll.gap;
  const isBelow = room < roll.width / 3 && roll.widthOf(roll.printable(left), face) > room;
  const lines = wrapped(left, face, isBelow ? roll.width : room, roll);
  const sum = { x: Math.max(0, end), text: shown };
  if (isBelow) {
    return [...lines.map((text) => textLine(face, [{ x: 0, text }])), ...setSum(shown, face, roll)];
  }
  return lines.map((text, at) => textLine(face, [{ x: 0, text }, ...(at === 0 ? [sum] : [])]));
}

function setSum(sum: string, face: Face, roll: Roll): SetLine[] {
  return wrapped(sum, face, roll.width, roll).map((text) =>
    textLine(face, [{ x: roll.width - roll.widthOf(text, face), text }]),
  );
}

function setDish({ quantity, name, details }: SlipRow & { kind: 'dish' }, roll: Roll): SetLine[] {
  const count = roll.printable(`${quantity}× `);
  const indent = roll.widthOf(count, 'large');
  const room = roll.width - indent;
  const names = wrapped(name, 'large', room, roll).map((text, at) => {
    const pieces = [...(at === 0 ? [{ x: 0, text: count.trimEnd() }] : []), { x: indent, text }];
    return { ...textLine('large', pieces), beginsBlock: at === 0 };
  });
  const below = details.flatMap((detail) =>
    wrapped(detail, 'strong', room, roll).map((text) => textLine('strong', [{ x: indent, text }])),
  );
  return [...names, ...below];
}

function textLine(face: Face, pieces: readonly Piece[]): TextLine {
  return { kind: 'text', face, pieces, isInverted: false, beginsBlock: false };
}

/** Breaks a text between words; a word that is wider than the line breaks anywhere. */
function wrapped(text: string, face: Face, width: number, roll: Roll): string[] {
  const fits = (line: string) => roll.widthOf(line, face) <= width;
  const lines: string[] = [];
  let line = '';
  for (const word of roll.printable(text).split(' ').filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line) lines.push(line);
    line = '';
    for (const letter of word) {
      if (line && !fits(line + letter)) {
        lines.push(line);
        line = '';
      }
      line += letter;
    }
  }
  return line ? [...lines, line] : lines;
}

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

/** Holds two facts about a font: its letters and its heights. */
export type FontFacts = {
  letters: Set<number>;
  unitsPerEm: number;
  ascent: number;
  descent: number;
  lineGap: number;
};

export function readFont(font: Buffer): FontFacts {
  const [head, hhea] = [table(font, 'head'), table(font, 'hhea')];
  return {
    letters: lettersIn(table(font, 'cmap')),
    unitsPerEm: head.readUInt16BE(18),
    ascent: hhea.readInt16BE(4),
    descent: hhea.readInt16BE(6),
    lineGap: hhea.readInt16BE(8),
  };
}

function table(font: Buffer, tag: string): Buffer {
  for (let i = 0; i < font.readUInt16BE(4); i++) {
    const entry = 12 + i * 16;
    if (font.toString('latin1', entry, entry + 4) !== tag) continue;
    const start = font.readUInt32BE(entry + 8);
    return font.subarray(start, start + font.readUInt32BE(entry + 12));
  }
  throw new Error(`the font has no ${tag} table`);
}

/** Returns the letters of a font's character map (`cmap`) as code points. */
export function lettersIn(cmap: Buffer): Set<number> {
  const letters = new Set<number>();
  for (let i = 0; i < cmap.readUInt16BE(2); i++) {
    const part = cmap.subarray(cmap.readUInt32BE(4 + i * 8 + 4));
    const format = part.readUInt16BE(0);
    if (format === 4) for (const letter of segments(part)) letters.add(letter);
    if (format === 12) for (const letter of groups(part)) letters.add(letter);
  }
  return letters;
}

function* segments(part: Buffer): Generator<number> {
  const size = part.readUInt16BE(6);
  for (let at = 0; at < size; at += 2) {
    const end = part.readUInt16BE(14 + at);
    const start = part.readUInt16BE(16 + size + at);
    const delta = part.readUInt16BE(16 + size * 2 + at);
    const place = 16 + size * 3 + at;
    const offset = part.readUInt16BE(place);
    for (let letter = start; letter <= end && letter !== 0xffff; letter++) {
      const found = offset
        ? part.readUInt16BE(place + offset + (letter - start) * 2)
        : letter + delta;
      if (found % 0x10000 !== 0) yield letter;
    }
  }
}

function* groups(part: Buffer): Generator<number> {
  for (let i = 0; i < part.readUInt32BE(12); i++) {
    const at = 16 + i * 12;
    for (let letter = part.readUInt32BE(at); letter <= part.readUInt32BE(at + 4); letter++)
      yield letter;
  }
}

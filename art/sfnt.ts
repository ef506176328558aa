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
  return new Set(glyphsIn(cmap).keys());
}

/** Returns the advance of each letter, in the font's units. */
export function advancesOf(font: Buffer): Map<number, number> {
  const metrics = table(font, 'hmtx');
  const last = table(font, 'hhea').readUInt16BE(34) - 1;
  const advance = (glyph: number) => metrics.readUInt16BE(Math.min(glyph, last) * 4);
  return new Map(
    [...glyphsIn(table(font, 'cmap'))].map(([letter, glyph]) => [letter, advance(glyph)]),
  );
}

function glyphsIn(cmap: Buffer): Map<number, number> {
  const glyphs = new Map<number, number>();
  for (let i = 0; i < cmap.readUInt16BE(2); i++) {
    const part = cmap.subarray(cmap.readUInt32BE(4 + i * 8 + 4));
    const format = part.readUInt16BE(0);
    if (format === 4) for (const [letter, glyph] of segments(part)) glyphs.set(letter, glyph);
    if (format === 12) for (const [letter, glyph] of groups(part)) glyphs.set(letter, glyph);
  }
  return glyphs;
}

type LetterGlyph = [letter: number, glyph: number];

function* segments(part: Buffer): Generator<LetterGlyph> {
  const size = part.readUInt16BE(6);
  for (let at = 0; at < size; at += 2) {
    const end = part.readUInt16BE(14 + at);
    const start = part.readUInt16BE(16 + size + at);
    const delta = part.readUInt16BE(16 + size * 2 + at);
    const place = 16 + size * 3 + at;
    const offset = part.readUInt16BE(place);
    for (let letter = start; letter <= end && letter !== 0xffff; letter++) {
      const found = offset ? part.readUInt16BE(place + offset + (letter - start) * 2) : letter;
      // The map's null glyph is the same with and without the delta.
      const glyph = offset && found === 0 ? 0 : (found + delta) % 0x10000;
      if (glyph !== 0) yield [letter, glyph];
    }
  }
}

function* groups(part: Buffer): Generator<LetterGlyph> {
  for (let i = 0; i < part.readUInt32BE(12); i++) {
    const at = 16 + i * 12;
    const [start, end] = [part.readUInt32BE(at), part.readUInt32BE(at + 4)];
    const first = part.readUInt32BE(at + 8);
    for (let letter = start; letter <= end; letter++) yield [letter, first + letter - start];
  }
}

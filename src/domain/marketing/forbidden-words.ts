import { fold } from '../fold';

type Texts = { en: readonly string[]; tr: readonly string[] };

/**
 * Words that no advertisement may contain (laws 4250 and 4207), folded. A star also finds every ending. "Cin" alone is
 * missing: folded, it is "Çin" too.
 */
const WORDS: Texts = {
  en: [
    ...['beer', 'beers', 'wine', 'wines', 'gin', 'rum', 'vodka*', 'whisk*', 'tequila*', 'raki'],
    ...['cocktail*', 'liqueur*', 'champagne', 'prosecco', 'brandy', 'cognac', 'alcohol*'],
    ...['spirits', 'shots', 'shisha*', 'hookah*', 'nargile*', 'tobacco*', 'cigar*', 'vape*'],
  ],
  tr: [
    ...['bira', 'biralar', 'birasi', 'birayi', 'biralari', 'sarap*', 'sarab*', 'raki', 'rakilar'],
    ...['rakisi', 'rakiyi', 'votka*', 'viski*', 'tekila*', 'kokteyl*', 'likor*', 'sampanya*'],
    ...['cin tonik', 'rom', 'konyak*', 'alkol*', 'icki', 'ickiler', 'nargile*', 'tutun*'],
    ...['sigara*', 'puro', 'purolar', 'vodka*', 'cocktail*', 'shot', 'shotlar'],
  ],
};

const ALLOWED = ['alkolsuz', 'sigarasiz'];

/** The first forbidden word of a campaign's texts, or the alcoholic or tobacco item that they name; null: none. */
export function forbiddenWord(texts: Texts, itemNames: readonly string[]): string | null {
  for (const language of ['en', 'tr'] as const) {
    const text = spaced(texts[language].join(' \n '));
    const item = itemNames.find((name) => spaced(name).trim() && text.includes(spaced(name)));
    if (item) return item;
    const word = WORDS[language].find((one) => isIn(text, one));
    if (word) return word.replace('*', '');
  }
  return null;
}

function isIn(text: string, word: string): boolean {
  if (!word.endsWith('*')) return text.includes(` ${word} `);
  const start = word.slice(0, -1);
  return text.split(' ').some((one) => one.startsWith(start) && !ALLOWED.includes(one));
}

/** Folded words between single spaces. */
function spaced(text: string): string {
  return ` ${fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ')} `;
}

import { fold } from '../fold';

/** Folded Turkish words. Turkish grammar adds endings: 'raki' also finds 'rakımız' and 'rakıyla'. */
const TURKISH =
  'alkol aperol bira campari cin icki kokteyl konyak likor martini mojito nargile negroni prosecco puro raki sampanya sarap sarab sigara spritz tekila tutun vermut viski votka';

/** Folded words that take only an English plural: with Turkish endings 'rom' would find 'Roma'. */
const ENGLISH =
  'alcohol alcoholic ale beer booze bourbon brandy champagne cigar cigarette cocktail cognac gin hookah ipa lager liqueur liquor mezcal pilsner rom rum sangria shisha stout tequila tobacco vermouth vodka whiskey whisky wine';

/** Folded plural, 'with', possessive and case endings. Any other tail makes another word: 'biraz', 'cinnamon'. */
const ENDINGS =
  "'?(?:l[ae]r)?(?:l[iu])?(?:[iu]?m[iu]z|[iu]?n[iu]z|s[iu]|[iu]m?)?(?:n?[ae]|n?[dt][ae]n?|n?[iu]n?|y[aeiu]|y?l[ae])?";

const TURKISH_WORD = new RegExp(`^(?:${TURKISH.split(' ').join('|')})${ENDINGS}$`);
const ENGLISH_WORD = new RegExp(`^(?:${ENGLISH.split(' ').join('|')})(?:'?e?s)?$`);
const ENDING = new RegExp(`^${ENDINGS}$`);

/**
 * Returns the first word for alcohol or tobacco as the text spells it, or null. `names` holds the menu's dishes with
 * alcohol or tobacco, in both languages. Laws 4250 and 4207 forbid their advertising.
 */
export function forbiddenWord(text: string, names: readonly string[]): string | null {
  const words = wordsOf(text);
  const folded = words.map(foldWord);
  const dishes = names.map((name) => wordsOf(name).map(foldWord)).filter((name) => name.length > 0);
  for (const [at, word] of folded.entries()) {
    if (isForbidden(word) && !isDenied(folded, at) && !isChina(words[at])) return words[at] ?? null;
    const dish = dishes.find((name) => startsWithName(folded.slice(at), name));
    if (dish) return words.slice(at, at + dish.length).join(' ');
  }
  return null;
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu) ?? [];
}

function foldWord(word: string): string {
  return fold(word).replace(/’/g, "'");
}

function isForbidden(word: string): boolean {
  return TURKISH_WORD.test(word) || ENGLISH_WORD.test(word);
}

/** Folded, 'Çin' (China) reads like 'cin' (gin). */
function isChina(word = ''): boolean {
  return /^ç/iu.test(word);
}

/** 'Non-alcoholic' and 'alcohol-free' advertise no alcohol; 'alkolsüz' is a word of its own. */
function isDenied(words: readonly string[], at: number): boolean {
  if (!words[at]?.startsWith('alcohol')) return false;
  return words[at - 1] === 'non' || words[at + 1] === 'free';
}

function startsWithName(words: readonly string[], name: readonly string[]): boolean {
  return name.every((part, at) => {
    const word = words[at];
    if (word === undefined || !word.startsWith(part)) return false;
    const tail = word.slice(part.length);
    return at === name.length - 1 ? ENDING.test(tail) : tail === '';
  });
}

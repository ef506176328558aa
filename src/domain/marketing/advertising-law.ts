import { fold } from '../fold';
import { ENGLISH_WORDS, HARMLESS, OTHER_WORDS, PHRASES, TURKISH_STEMS } from './advertising-words';

/** Folded endings: 'with', 'for', who drinks, where; plural; possessive; case. Other tails make other words: 'biraz'. */
const DERIVED = '(?:c[iu]|hane|sever)?(?:l[iu][kg]?)?(?:l[ae]r)?';
const AFTER_VOWEL = '(?:m[iu]z|n[iu]z|s[iu]|m)?';
const AFTER_CONSONANT = '(?:[iu]m[iu]z|[iu]n[iu]z|[iu]m?)?';
const AFTER_BOTH = '(?:[iu]?m[iu]z|[iu]?n[iu]z|s[iu]|[iu]?m|[iu])?';
const CASE = '(?:n?[ae]|n?[dt][ae](?:n|ki)?|n?[iu]n?|y[aeiu]|y?l[ae])?(?:[dt][iu]r)?';
const DERIVED_ENDING = `(?=[chl]|sever)${DERIVED}${AFTER_BOTH}${CASE}`;
const VOWEL_ENDING = `'?(?:${AFTER_VOWEL}${CASE}|${DERIVED_ENDING})`;
const CONSONANT_ENDING = `'?(?:${AFTER_CONSONANT}${CASE}|${DERIVED_ENDING})`;

const endsInVowel = (word: string) => /[aeiou]$/.test(word);
const VOWEL_STEMS = TURKISH_STEMS.filter(endsInVowel).join('|');
const CONSONANT_STEMS = TURKISH_STEMS.filter((stem) => !endsInVowel(stem)).join('|');

const TURKISH_WORD = new RegExp(
  `^(?:(?:${VOWEL_STEMS})${VOWEL_ENDING}|(?:${CONSONANT_STEMS})${CONSONANT_ENDING})$`,
);
const ENGLISH_WORD = new RegExp(
  `^(?:${ENGLISH_WORDS.join('|')})(?:'?e?s|'[a-z]{1,8}|l[iu]|l[ae]r${AFTER_BOTH}${CASE})?$`,
);
const NAME_ENDING = new RegExp(`^(?:${VOWEL_ENDING}|${CONSONANT_ENDING})$`);

/**
 * Returns the first word for alcohol or tobacco as the text spells it, or null. `names` holds the menu's dishes with
 * alcohol or tobacco, in both languages. Laws 4250 and 4207 forbid their advertising.
 */
export function forbiddenWord(text: string, names: readonly string[]): string | null {
  const words = wordsOf(text);
  const folded = words.map(foldWord);
  const dishes = names.map((name) => wordsOf(name).map(foldWord)).filter((name) => name.length > 0);
  for (const [at, word] of folded.entries()) {
    const spelt = words[at] ?? '';
    if (isForbidden(word) && !isOther(spelt) && !isHarmless(folded, at)) return spelt;
    if (/^rosé/iu.test(spelt.normalize('NFC'))) return spelt;
    const name = [...PHRASES, ...dishes].find((one) => startsWithName(folded.slice(at), one));
    if (name) return words.slice(at, at + name.length).join(' ');
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
  return !OTHER_WORDS.has(word) && (TURKISH_WORD.test(word) || ENGLISH_WORD.test(word));
}

/** Folded, 'Çin' (China) reads like 'cin' (gin), and 'tutun' (hold on) like 'tütün' (tobacco). */
function isOther(spelt: string): boolean {
  return /^(?:ç|tut)/iu.test(spelt.normalize('NFC'));
}

function isHarmless(words: readonly string[], at: number): boolean {
  const [ahead = '', word = '', next = ''] = [words[at - 1], words[at], words[at + 1]];
  return HARMLESS.some(
    (one) => one.word.test(word) && (one.before?.test(ahead) || one.after?.test(next)),
  );
}

function startsWithName(words: readonly string[], name: readonly string[]): boolean {
  return name.every((part, at) => {
    const word = words[at];
    if (word === undefined || !word.startsWith(part)) return false;
    const tail = word.slice(part.length);
    return at === name.length - 1 ? NAME_ENDING.test(tail) : tail === '';
  });
}

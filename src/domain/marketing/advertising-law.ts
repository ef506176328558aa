import { fold } from '../fold';

/** Folded Turkish stems. Turkish grammar adds endings: 'raki' also finds 'rakımız' and 'rakıyla'. */
const TURKISH_STEMS = split(`
  absint alkol amaretto aperol ayyas bira brendi campari caipirinha cin daiquiri icki kanyag kanyak kokteyl
  konyag konyak likor limoncello margarita martini mojito nargile negroni nikotin pipo pilsen prosecco puro raki rom
  sambuca sampanya sangria sarab sarap sarhos shot sigara spritz tekila tombeki tutun uzo vermut viski votka`);

/** Folded words that take only an English plural or a Turkish ending behind an apostrophe or '-ler', '-li'. */
const ENGLISH_WORDS = split(`
  absinthe alcohol alcoholic alcopop ale aperitif aperitivo armagnac bacardi baileys beer bellini booze boozy bourbon
  brandy brewery breweries brewpub cabernet calvados carlsberg champagne chardonnay chivas cider cigar cigarette
  cigarillo cocktail cognac digestif distillery distilleries gin grappa guinness heineken highball hookah ipa
  jagermeister kahlua lager liqueur liquor malbec marlboro mead merlot mezcal mimosa moonshine narghile nicotine ouzo
  pilsner pinot riesling rum sauvignon schnapps scotch sherry shiraz shisha shot smirnoff spirits stout tequila tipsy
  tobacco tuborg vape vaping vermouth vodka whiskey whisky wine winery wineries`);

/** Folded names of several words. */
const PHRASES = [
  'black russian',
  'bloody mary',
  'cuba libre',
  'jack daniels',
  "jack daniel's",
  'johnnie walker',
  'long island',
  'mai tai',
  'moscow mule',
  'pina colada',
  'sex on the beach',
  'triple sec',
  'white russian',
].map((phrase) => phrase.split(' '));

/** Folded words that only look like a stem with an ending: Rome, Anatolian Greeks, altitude, cinema. */
const OTHER_WORDS = new Set(
  split('cine rakim rakimda rakimdan roma rome rumlar rumlara rumlardan rumlari rumlarin'),
);

type Company = { word: RegExp; before?: RegExp; after?: RegExp };

const SOFT = /^(?:alkolsuz|alcoholic|free|virgin)$/;

/** A neighbour makes these words harmless: a dish, a soft drink, a saying. `before` stands ahead of the word. */
const HARMLESS: readonly Company[] = [
  { word: /^alcohol/, before: /^(?:non|no|without|zero)$/, after: /^free$/ },
  { word: /^alkol$/, after: /^(?:icerme|yok)/ },
  { word: /^(?:ale|beer)s?$/, before: /^(?:ginger|root)$/ },
  { word: /^bira$/, after: /^maya/ },
  { word: /^bourbon$/, after: /^(?:biscuit|vanil)/ },
  { word: /^campari$/, after: /^(?:domates|tomato)/ },
  { word: /^cider$/, after: /^vinegar/ },
  { word: /^cigar(?:ette)?$/, after: /^(?:borek|pastr|roll)/ },
  { word: /^cin$/, after: /^(?:ali|biber|fikir|gibi|misir)/ },
  { word: /^cocktails?$/, before: /^(?:crab|fruit|prawn|shrimp)$/, after: /^sauce/ },
  { word: /^cocktails?$/, before: SOFT },
  { word: /^kokteyl/, before: /^(?:karides|meyve)$/, after: /^sos/ },
  { word: /^kokteyl/, before: SOFT },
  { word: /^margarita/, before: /^pizza$/, after: /^pizza/ },
  { word: /^rum$/, after: /^(?:ev|kilise|koy|kultur|meze|mimari|muzi|mutfa|ortodoks|yemek)/ },
  { word: /^sarap$/, after: /^sirke/ },
  { word: /^scotch$/, after: /^(?:bonnet|egg)/ },
  { word: /^sherry$/, after: /^vinegar/ },
  {
    word: /^shots?$/,
    before: /^(?:best|coffee|espresso|ginger|kahve|long|penalty|photo|vitamin|zencefil)$/,
    after: /^espresso/,
  },
  { word: /^sigara/, after: /^bore[gk]/ },
  { word: /^spirits$/, before: /^(?:good|high|kindred)$/ },
  { word: /^wine$/, after: /^vinegar/ },
];

function split(words: string): string[] {
  return words.trim().split(/\s+/);
}

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

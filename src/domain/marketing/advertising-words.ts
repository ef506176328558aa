/** Folded Turkish stems. Turkish grammar adds endings: 'raki' also finds 'rakımız' and 'rakıyla'. */
export const TURKISH_STEMS = split(`
  absint alkol amaretto aperol ayyas bira brendi campari caipirinha cin daiquiri icki kanyag kanyak kokteyl
  konyag konyak likor limoncello margarita martini mojito nargile negroni nikotin pipo pilsen prosecco puro raki rom
  sambuca sampanya sangria sarab sarap sarhos shot sigara spritz tekila tombeki tutun uzo vermut viski votka`);

/** Folded words that take only an English plural or a Turkish ending behind an apostrophe or '-ler', '-li'. */
export const ENGLISH_WORDS = split(`
  absinthe alcohol alcoholic alcopop ale aperitif aperitivo armagnac bacardi baileys beer bellini booze boozy bourbon
  brandy brewery breweries brewpub cabernet calvados carlsberg champagne chardonnay chivas cider cigar cigarette
  cigarillo cocktail cognac digestif distillery distilleries gin grappa guinness heineken highball hookah ipa
  jagermeister kahlua lager liqueur liquor malbec marlboro mead merlot mezcal mimosa moonshine narghile nicotine ouzo
  pilsner pinot riesling rum sauvignon schnapps scotch sherry shiraz shisha shot smirnoff spirits stout tequila tipsy
  tobacco tuborg vape vaping vermouth vodka whiskey whisky wine winery wineries`);

/** Folded names of several words. */
export const PHRASES = [
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
export const OTHER_WORDS = new Set(
  split('cine rakim rakimda rakimdan roma rome rumlar rumlara rumlardan rumlari rumlarin'),
);

type Company = { word: RegExp; before?: RegExp; after?: RegExp };

const SOFT = /^(?:alkolsuz|alcoholic|free|virgin)$/;

/** A neighbour makes these words harmless: a dish, a soft drink, a saying. `before` stands ahead of the word. */
export const HARMLESS: readonly Company[] = [
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

import colors from './palette.json' with { type: 'json' };

/** All raw colours are here and in the JSON file. Screens use `vars` of vars.css.ts instead. */
const { light, dark } = colors;

export type Colors = Record<keyof typeof light, string>;

/** Against glare, text and borders are darker and nothing is transparent. */
const sun: Colors = {
  ...light,
  muted: '#3A2A35',
  placeholder: '#3A2A35',
  ember: '#8A2A04',
  emberHover: '#6F2203',
  control: '#4B3A30',
  line: '#4B3A30',
  disabledInk: '#5E4C57',
  scrim: '#150E18',
};

const darkContrast: Colors = {
  ...dark,
  muted: '#EADFE7',
  placeholder: '#CDBDC9',
  control: '#CDBDC9',
  line: '#8E7C98',
  disabledInk: '#CDBDC9',
  scrim: '#0A060C',
};

export const palette = { light, dark, sun, darkContrast };

/** Staff roles have white words on these colours, the same in every theme. */
export const role = colors.role;

/** Club tiers have ink on the metals and white on VIP. */
export const tier = colors.tier;

/** The order board is dark in every theme; its tickets have these bands. */
export const kds = colors.kds;

export const shadowLight = {
  e1: '0 1px 2px #21141F14',
  e2: '0 6px 20px #21141F1F',
  e3: '0 16px 48px #21141F33',
};

/** In dark themes raised surfaces are lighter, with a border instead of a shadow. */
export const shadowDark = {
  e1: '0 0 0 1px #40334A',
  e2: '0 0 0 1px #40334A',
  e3: '0 0 0 1px #40334A',
};

/** QR codes have these colours in every theme. */
export const scan = { ink: '#000000', paper: '#FFFFFF' } as const;

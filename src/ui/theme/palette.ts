/** Holds all raw colours. Styles use the tokens of vars.ts instead. */

const light = {
  bg: '#FFF9F1',
  surface: '#FFFFFF',
  raised: '#FFFFFF',
  sunken: '#F6EBDC',
  line: '#E3D3BE',
  control: '#86715F',
  ink: '#21141F',
  muted: '#5E4C57',
  placeholder: '#6B5A64',
  ember: '#B93C0B',
  emberHover: '#9A2F06',
  onEmber: '#FFFFFF',
  emberSoft: '#FFE6D8',
  lagoon: '#0A6A6C',
  lagoonSoft: '#D8F1EF',
  honey: '#8A5A00',
  honeySoft: '#FFEFC7',
  success: '#1C6B3D',
  successSoft: '#DDF3E4',
  danger: '#B3161F',
  dangerHover: '#8F1018',
  dangerSoft: '#FDE3E1',
  onDanger: '#FFFFFF',
  plum: '#5B3FB0',
  plumSoft: '#ECE6FB',
  focus: '#0A6A6C',
  disabledInk: '#7A6A72',
  scrim: '#150E1899',
  pictureGround: '#2A1726',
};

export type Colors = Record<keyof typeof light, string>;

const dark: Colors = {
  bg: '#150E18',
  surface: '#1F1623',
  raised: '#2A1F30',
  sunken: '#0F0A12',
  line: '#40334A',
  control: '#8E7C98',
  ink: '#FBF2E6',
  muted: '#CDBDC9',
  placeholder: '#A797A8',
  ember: '#FF8347',
  emberHover: '#FF9A68',
  onEmber: '#1B0C05',
  emberSoft: '#4A2316',
  lagoon: '#46D3C9',
  lagoonSoft: '#0E3B3C',
  honey: '#FFC65C',
  honeySoft: '#43320F',
  success: '#6BDB98',
  successSoft: '#143A25',
  danger: '#FF8A85',
  dangerHover: '#FFA5A1',
  dangerSoft: '#4B1B20',
  onDanger: '#1B0C05',
  plum: '#B79CFF',
  plumSoft: '#2C2346',
  focus: '#FFC65C',
  disabledInk: '#94859D',
  scrim: '#0A060CB3',
  pictureGround: '#2A1726',
};

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
export const role = {
  superAdmin: '#B3161F',
  admin: '#1F4FA3',
  manager: '#1C6B3D',
  other: '#5E4C57',
  onRole: '#FFFFFF',
};

/** Club tiers have ink on the metals and white on VIP. */
export const tier = {
  bronze: '#D9A06B',
  silver: '#C9CDD6',
  gold: '#FFC65C',
  vip: '#5B3FB0',
  onTier: '#21141F',
  onVip: '#FFFFFF',
};

/** The order board is dark in every theme; its tickets have these bands. */
export const kds = {
  new: '#0A6A6C',
  onNew: '#FFFFFF',
  onTime: '#2C5F3F',
  onOnTime: '#FFFFFF',
  due: '#FFC65C',
  onDue: '#21141F',
  late: '#B3161F',
  lateStripe: '#8F1018',
  onLate: '#FFFFFF',
};

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

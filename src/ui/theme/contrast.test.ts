import { describe, expect, test } from 'vitest';
import { contrastRatio } from '../../../tests/support/browsers/contrast-ratio';
import { kds, palette, role, tier } from './palette';

type ColorName = keyof typeof palette.light;

const TEXT = 4.5;
const GRAPHIC = 3;

const GROUNDS: ColorName[] = ['bg', 'surface', 'raised', 'sunken'];
const SOFT: [ColorName, ColorName][] = [
  ['ember', 'emberSoft'],
  ['lagoon', 'lagoonSoft'],
  ['honey', 'honeySoft'],
  ['success', 'successSoft'],
  ['danger', 'dangerSoft'],
  ['plum', 'plumSoft'],
];

const textPairs: [ColorName, ColorName][] = [
  ...GROUNDS.flatMap((ground): [ColorName, ColorName][] => [
    ['ink', ground],
    ['muted', ground],
  ]),
  ...(['ember', 'lagoon', 'honey', 'danger'] as const).flatMap((tone): [ColorName, ColorName][] => [
    [tone, 'bg'],
    [tone, 'surface'],
    [tone, 'raised'],
  ]),
  ...SOFT,
  ...SOFT.map(([, soft]): [ColorName, ColorName] => ['ink', soft]),
  ['success', 'surface'],
  ['onEmber', 'ember'],
  ['onEmber', 'emberHover'],
  ['onDanger', 'danger'],
  ['onDanger', 'dangerHover'],
  ['placeholder', 'surface'],
  ['disabledInk', 'surface'],
  ['disabledInk', 'bg'],
  ['bg', 'ink'],
];

const graphicPairs: [ColorName, ColorName][] = [
  ['control', 'bg'],
  ['control', 'surface'],
  ['control', 'sunken'],
  ['control', 'raised'],
  ['focus', 'bg'],
  ['focus', 'surface'],
];

const themeNames = Object.keys(palette) as (keyof typeof palette)[];

describe.each(themeNames)('in the %s theme', (theme) => {
  const colors = palette[theme];

  test.each(textPairs)('%s can be read on %s', (text, ground) => {
    expect(contrastRatio(colors[text], colors[ground])).toBeGreaterThanOrEqual(TEXT);
  });

  test.each(graphicPairs)('%s can be seen on %s', (edge, ground) => {
    expect(contrastRatio(colors[edge], colors[ground])).toBeGreaterThanOrEqual(GRAPHIC);
  });
});

test('the Sun theme keeps its stronger words and edges', () => {
  const { sun } = palette;
  expect(contrastRatio(sun.muted, sun.surface)).toBeGreaterThanOrEqual(13);
  expect(contrastRatio(sun.ember, sun.surface)).toBeGreaterThanOrEqual(8.5);
  expect(contrastRatio(sun.control, sun.surface)).toBeGreaterThanOrEqual(10.5);
  expect(contrastRatio(palette.darkContrast.muted, palette.dark.bg)).toBeGreaterThanOrEqual(14);
});

test('role, tier and ticket words can be read on their own ground', () => {
  const pairs = [
    ...[role.superAdmin, role.admin, role.manager, role.other].map((c) => [role.onRole, c]),
    ...[tier.bronze, tier.silver, tier.gold].map((c) => [tier.onTier, c]),
    [tier.onVip, tier.vip],
    [kds.onNew, kds.new],
    [kds.onOnTime, kds.onTime],
    [kds.onDue, kds.due],
    [kds.onLate, kds.late],
    [kds.onLate, kds.lateStripe],
  ];
  for (const [text, ground] of pairs) {
    expect(contrastRatio(text ?? '', ground ?? '')).toBeGreaterThanOrEqual(TEXT);
  }
});

test('a ticket has an edge against the board', () => {
  expect(contrastRatio(palette.dark.control, palette.dark.bg)).toBeGreaterThanOrEqual(GRAPHIC);
});

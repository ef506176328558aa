import { style, styleVariants } from '@vanilla-extract/css';
import { kds } from '../../ui/theme/palette';
import * as text from '../../ui/theme/text.css';
import { color, mixin, radius, size, space } from '../../ui/theme/vars';

const looks = {
  loud: { background: kds.late, color: kds.onLate },
  new: { background: kds.new, color: kds.onNew },
  calm: { background: color.sunken, color: color.ink },
};

export const tile = styleVariants(looks, (look) => [
  { position: 'relative', display: 'grid', borderRadius: radius.button, ...look },
]);

export const button = style({
  ...mixin.centred(space[2]),
  minWidth: '72px',
  maxWidth: '76px',
  minHeight: size.bottomBar,
  padding: `${space[8]} ${space[2]}`,
  borderRadius: radius.button,
  textAlign: 'center',
  cursor: 'pointer',
  selectors: { '&[aria-disabled="true"]': { opacity: 0.6, cursor: 'default' } },
});

export const short = style([
  text.item,
  {
    maxWidth: '100%',
    fontWeight: 800,
    overflowWrap: 'anywhere',
  },
]);

/** The button's name begins with what it does; the eye finds the table first. */
export const verb = style([text.micro, { order: 1, fontWeight: 700, overflowWrap: 'anywhere' }]);

export const line = styleVariants(looks, (look) => [
  text.body,
  {
    ...mixin.wrapped(space[8]),
    padding: space[12],
    borderRadius: radius.button,
    ...look,
  },
]);

export const icon = style({ flexShrink: 0 });

export const words = style({ flex: '1 1 10rem', minWidth: 0, overflowWrap: 'anywhere' });

export const actions = style({
  display: 'flex',
  flexGrow: 1,
  justifyContent: 'flex-end',
  gap: space[8],
});

export const show = style({ selectors: { '&&': { color: 'inherit' } } });

/** A loud line keeps its colours in every theme, and so does its button. */
export const act = styleVariants({
  loud: { selectors: { '&&': { background: kds.onLate, color: kds.late } } },
  new: { selectors: { '&&': { background: kds.onNew, color: kds.new } } },
  calm: {},
});

import { globalStyle, style } from '@vanilla-extract/css';
import * as text from '../../ui/theme/text.css';
import { border, color, mixin, radius, space } from '../../ui/theme/vars';

/** What needs a decision stands above the facts. */
export const notices = style({
  ...mixin.grid(space[12]),
  marginBottom: space[16],
  selectors: { '&:empty': { display: 'none' } },
});

export const others = style({
  ...mixin.grid(space[8]),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(11rem, 100%), 1fr))',
});

globalStyle(`${others} > :nth-child(odd):last-child`, { gridColumn: '1 / -1' });

export const request = style([
  text.body,
  {
    ...mixin.grid(space[4]),
    marginBottom: space[16],
    padding: space[12],
    borderRadius: radius.field,
    background: color.dangerSoft,
    color: color.ink,
    overflowWrap: 'anywhere',
  },
]);

export const facts = style({ display: 'grid', marginBlock: space[16] });

export const fact = style({
  ...mixin.grid(space[12]),
  gridTemplateColumns: 'minmax(6.5rem, 2fr) 3fr',
  paddingBlock: space[8],
  borderBottom: `${border.hair} solid ${color.line}`,
});

export const value = style([text.body, { overflowWrap: 'anywhere' }]);

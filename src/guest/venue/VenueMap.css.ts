import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/vars.css';

const { color } = vars;

export const map = style({
  display: 'block',
  width: '100%',
  aspectRatio: '16 / 10',
  background: color.lagoonSoft,
});

export const land = style({ fill: color.raised });

const line = style({ fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' });

export const surf = style([line, { stroke: color.lagoon, strokeWidth: 4, strokeOpacity: 0.5 }]);

export const hills = style([line, { stroke: color.line, strokeWidth: 5 }]);

export const roads = style([
  line,
  { stroke: color.control, strokeWidth: 4, strokeDasharray: '2 9' },
]);

export const town = style({ fill: color.ember, stroke: color.surface, strokeWidth: 3 });

const name = style({ fontFamily: vars.font.text, fontSize: '26px', paintOrder: 'stroke' });

export const names = style([
  name,
  {
    fill: color.ink,
    fontWeight: 600,
    stroke: color.raised,
    strokeWidth: 6,
    strokeLinejoin: 'round',
  },
]);

export const sea = style([name, { fill: color.lagoon, fontSize: '22px' }]);

export const pin = style({ fill: color.ember, stroke: color.surface, strokeWidth: 1.5 });

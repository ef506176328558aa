import { style, styleVariants } from '@vanilla-extract/css';
import { kds } from '../theme/palette';
import * as text from '../theme/text.css';
import { border, color, mixin, radius, size, space } from '../theme/vars';

export const banner = style([
  text.small,
  {
    ...mixin.row(space[8]),
    flexShrink: 0,
    minHeight: space[40],
    paddingBlock: space[4],
    color: color.ink,
    borderBlock: `${border.hair} solid transparent`,
  },
]);

export const shape = styleVariants({
  bar: { paddingInline: size.gutter },
  box: {
    paddingBlock: space[12],
    paddingInline: space[16],
    borderInline: `${border.hair} solid transparent`,
    borderRadius: radius.field,
  },
});

export const tone = styleVariants({
  honey: { background: color.honeySoft },
  lagoon: { background: color.lagoonSoft },
  success: { background: color.successSoft },
  danger: { background: color.dangerSoft },
  neutral: { background: color.sunken },
});

/** People read this size from a distance. */
export const loud = styleVariants({
  honey: { background: kds.due, color: kds.onDue },
  danger: { background: kds.late, color: kds.onLate },
  lagoon: { background: kds.new, color: kds.onNew },
  success: { background: kds.onTime, color: kds.onOnTime },
  neutral: { background: color.raised },
});

export const loudText = style([text.body, { fontWeight: 600 }]);

export const icon = styleVariants({
  honey: { color: color.honey },
  lagoon: { color: color.lagoon },
  success: { color: color.success },
  danger: { color: color.danger },
  neutral: { color: color.muted },
});

export const iconBox = style({ display: 'inline-flex', flexShrink: 0 });

export const message = style({ flex: 1, minWidth: 0 });

// With large text the action wraps, which leaves room for the message.
export const action = style({ flexShrink: 0, maxWidth: '66%' });

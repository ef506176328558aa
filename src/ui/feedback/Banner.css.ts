import { style, styleVariants } from '@vanilla-extract/css';
import * as text from '../theme/text.css';
import { vars } from '../theme/vars.css';

const { color, kds } = vars;

export const banner = style([
  text.small,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[8],
    flexShrink: 0,
    minHeight: vars.space[40],
    paddingBlock: vars.space[4],
    color: color.ink,
    borderBlock: `${vars.border.hair} solid transparent`,
  },
]);

export const shape = styleVariants({
  bar: { paddingInline: vars.gutter },
  box: {
    paddingBlock: vars.space[12],
    paddingInline: vars.space[16],
    borderInline: `${vars.border.hair} solid transparent`,
    borderRadius: vars.radius.field,
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

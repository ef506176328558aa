import { style } from '@vanilla-extract/css';
import { mixin, space } from '../../ui/theme/vars';
import { pageFrame, surface } from './page-frame';

export const page = style(pageFrame);

export const dense = style({ ...pageFrame, gap: space[12] });

export const head = style({ ...mixin.wrapped(space[12]), justifyContent: 'space-between' });

export const tools = style({ ...mixin.wrapped(space[12]), alignItems: 'flex-end' });

export const section = style({
  ...mixin.stack(space[12]),
  flexShrink: 0,
  minWidth: 0,
  padding: space[16],
  ...surface,
});

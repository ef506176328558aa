import { mixin, space } from '../theme/vars';

export const centredPage = {
  ...mixin.stack(space[16]),
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: '100dvh',
} as const;

import { mixin, space } from '../theme/vars';

export const centredPage = {
  ...mixin.centred(space[16]),
  minHeight: '100dvh',
} as const;

import { space } from '../theme/vars';

export const centredPage = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[16],
  minHeight: '100dvh',
} as const;

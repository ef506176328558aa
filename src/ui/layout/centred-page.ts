import { space } from '../theme/vars.css';

export const centredPage = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[16],
  minHeight: '100dvh',
} as const;

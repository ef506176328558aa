import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css';

export type Space = keyof typeof vars.space;

export const gap = styleVariants(vars.space, (size) => [{ gap: size }]);

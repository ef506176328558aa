import { msg } from '@lingui/core/macro';

export const THEME_WORDS = {
  auto: msg`Auto`,
  light: msg`Light`,
  dark: msg`Dark`,
  sun: msg`Sun (high contrast)`,
};

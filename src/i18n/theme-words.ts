import { msg } from '@lingui/core/macro';

/** What the appearances of a device are called. */
export const THEME_WORDS = {
  auto: msg`Auto`,
  light: msg`Light`,
  dark: msg`Dark`,
  sun: msg`Sun (high contrast)`,
};

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Theme } from '../data/preferences/theme';

/** What the appearances of a device are called. */
export const THEME_WORDS: Record<Theme, MessageDescriptor> = {
  auto: msg`Auto`,
  light: msg`Light`,
  dark: msg`Dark`,
  sun: msg`Sun (high contrast)`,
};

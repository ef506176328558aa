/** Lets a dialog fill the whole screen. */
export const fullScreen = {
  inset: 0,
  width: '100%',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  margin: 0,
  border: 0,
  borderRadius: 0,
} as const;

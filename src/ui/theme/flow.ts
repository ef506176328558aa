/** Elements below one another. */
export function stack(gap?: string) {
  return { display: 'flex', flexDirection: 'column', ...(gap && { gap }) } as const;
}

/** Elements beside one another, centred on the line. */
export function row(gap?: string) {
  return { display: 'flex', alignItems: 'center', ...(gap && { gap }) } as const;
}

/** A row that begins another line where it has no room. */
export const wrapped = (gap?: string) => ({ ...row(gap), flexWrap: 'wrap' }) as const;

/** A row inside a line of text. */
export const inlineRow = (gap?: string) => ({ ...row(gap), display: 'inline-flex' }) as const;

/** The address of the drawing that came with an item; empty where it has none: then its category's is shown. */
export async function drawnPicture(itemId: string | number | null): Promise<string> {
  if (itemId === null) return '';
  const address = `/photos/${itemId}-640.avif`;
  const { ok } = await fetch(address, { method: 'HEAD' });
  return ok ? address : '';
}

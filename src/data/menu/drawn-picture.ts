/** The path of an item's drawn picture; empty: none, so the category's picture is shown. */
export async function drawnPicture(itemId: string | number | null): Promise<string> {
  if (itemId === null) return '';
  const address = `/photos/${itemId}-640.avif`;
  const { ok } = await fetch(address, { method: 'HEAD' });
  return ok ? address : '';
}

/** Resolves to the path of an item's drawn picture; an empty path shows the category's picture instead. */
export async function drawnPicture(itemId: string | number | null): Promise<string> {
  if (itemId === null) return '';
  const address = `/photos/${itemId}-640.avif`;
  const { ok } = await fetch(address, { method: 'HEAD' });
  return ok ? address : '';
}

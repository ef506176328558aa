/** Some browsers on phones cannot print. */
export function canPrint(): boolean {
  return typeof globalThis.print === 'function';
}

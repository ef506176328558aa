/** Changes one character in the middle of a code, because some bits of the last characters mean nothing. */
export function bentCode(code: string): string {
  const middle = Math.floor(code.length / 2);
  const other = code[middle] === 'A' ? 'B' : 'A';
  return code.slice(0, middle) + other + code.slice(middle + 1);
}

/** A code with one character changed in its middle: of the last ones not every bit says something. */
export function bentCode(code: string): string {
  const middle = Math.floor(code.length / 2);
  const other = code[middle] === 'A' ? 'B' : 'A';
  return code.slice(0, middle) + other + code.slice(middle + 1);
}

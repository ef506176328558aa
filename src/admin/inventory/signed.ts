import { formatCount } from '../shared/figures';

/** Formats a number with its sign: "+2,5" or "−1". */
export function signed(change: number): string {
  return change < 0 ? `−${formatCount(-change)}` : `+${formatCount(change)}`;
}

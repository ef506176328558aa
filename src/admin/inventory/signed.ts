import { formatCount } from '../shared/figures';

/** "+2,5" or "−1". */
export function signed(change: number): string {
  return change < 0 ? `−${formatCount(-change)}` : `+${formatCount(change)}`;
}

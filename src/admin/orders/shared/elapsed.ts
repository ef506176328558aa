const SECOND_MS = 1000;

/** Formats elapsed time: 4:07, after an hour 1:02:09. */
export function elapsedText(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / SECOND_MS));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const tail = String(seconds % 60).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${tail}` : `${minutes}:${tail}`;
}

export function wholeMinutes(ms: number): number {
  return Math.max(0, Math.floor(ms / (60 * SECOND_MS)));
}

import { isRecord } from '../json';
import { storedValue } from '../storage/stored-value';

/** Orders that this tablet has shown in work, by their id: the status that it last saw. */
export type BoardWork = Readonly<Record<string, string>>;

/** Survives a reload: who was preparing an order must still be shown that it is cancelled. */
export const storedWork = storedValue<BoardWork>('bb-board-work', (text) => {
  try {
    const kept: unknown = JSON.parse(text ?? '{}');
    if (!isRecord(kept)) return {};
    return Object.fromEntries(
      Object.entries(kept).flatMap(([id, status]) =>
        typeof status === 'string' ? [[id, status]] : [],
      ),
    );
  } catch {
    return {};
  }
});

import { keysOf } from '#domain/keys';
import { isRecord, recordOf, textField } from '../json';
import type { StoredValue } from '../storage/browser-storage';
import { storedValue } from '../storage/browser-storage';

const KEPT_MS = 24 * 3_600_000;

/** Holds an unfinished form: texts by field name, stored on this device for a day. */
export type TextDraft<Name extends string> = StoredValue<Record<Name, string>> & {
  patch(patch: Partial<Record<Name, string>>): void;
  clear(): void;
};

export function textDraft<Name extends string>(
  key: string,
  empty: Record<Name, string>,
): TextDraft<Name> {
  const stored = storedValue(key, (text) => draftOf(text, empty));
  return {
    ...stored,
    patch(patch) {
      stored.set(JSON.stringify({ savedAt: Date.now(), draft: { ...stored.get(), ...patch } }));
    },
    clear: () => stored.set(null),
  };
}

function draftOf<Name extends string>(text: string | null, empty: Record<Name, string>) {
  const draft = keptDraft(text);
  return draft ? textsIn(draft, empty) : empty;
}

/** Returns the draft in a stored text, unless it is older than a day. */
export function keptDraft(text: string | null): Record<string, unknown> | null {
  const kept = recordOf(text ?? undefined);
  if (!isRecord(kept?.draft) || Date.now() - Number(kept.savedAt) > KEPT_MS) return null;
  return kept.draft;
}

export function textsIn<Name extends string>(
  kept: unknown,
  empty: Record<Name, string>,
): Record<Name, string> {
  const texts = { ...empty };
  for (const name of keysOf(empty)) {
    texts[name] = textField(kept, name) ?? empty[name];
  }
  return texts;
}

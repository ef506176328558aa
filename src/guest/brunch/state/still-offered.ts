import type { BrunchRules } from '#domain/brunch/brunch-rules';
import type { BrunchDraft } from '../../../data/drafts/brunch-draft';

/** Empties the answers that the venue no longer offers, so the wizard asks for them again. */
export function stillOffered(answers: BrunchDraft, { maxParty }: BrunchRules): BrunchDraft {
  return { ...answers, partySize: Number(answers.partySize) <= maxParty ? answers.partySize : '' };
}

/** Lists the legal texts. A consent records the version that the guest read. */
export const LEGAL_DOCUMENTS = ['privacy', 'distance-sale', 'imprint'] as const;
export type LegalDocument = (typeof LEGAL_DOCUMENTS)[number];

/** Any change of wording makes a new version; `since` is its first day, yyyy-MM-dd. */
export const LEGAL_VERSIONS: Record<LegalDocument, { version: string; since: string }> = {
  privacy: { version: '5', since: '2026-11-27' },
  'distance-sale': { version: '3', since: '2026-11-27' },
  imprint: { version: '1', since: '2026-11-21' },
};

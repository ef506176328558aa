import type { VenueFact } from '#domain/venue-facts';

/** A block is a paragraph, a list, or facts of the operator by name. */
export type LegalBlock = string | { list: readonly string[] } | { facts: readonly VenueFact[] };

export type LegalText = {
  title: string;
  description: string;
  sections: readonly { heading: string; blocks: readonly LegalBlock[] }[];
};

/** The block states the operator's legal identity. */
export const OPERATOR: LegalBlock = {
  facts: ['legalName', 'address', 'phone', 'email', 'taxOffice', 'taxNumber', 'mersis', 'kep'],
};

/** Emphasis; one solid control per view. */
export type Tone = 'solid' | 'tonal' | 'outline' | 'quiet' | 'danger';

/** Minimum heights: 48, 56 for the main action of a view, 44 in dense staff screens. */
export type Size = 'tap' | 'cta' | 'compact';

/** Sets the emphasis; a view has one solid control. */
export type Tone = 'solid' | 'tonal' | 'outline' | 'quiet' | 'danger';

/** Sets the minimum heights: 48, 56 for the main action of a view, 44 in dense staff screens. */
export type Size = 'tap' | 'cta' | 'compact';

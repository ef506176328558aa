/** The form of the last step: its button stands in the dialog's footer. */
export const BRUNCH_FORM = 'brunch-details';

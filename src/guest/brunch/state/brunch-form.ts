/** The id of the last step's form: its button is in the dialog's footer. */
export const BRUNCH_FORM = 'brunch-details';

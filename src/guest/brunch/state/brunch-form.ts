/** The id of the last step's form; the dialog's footer holds the form's button. */
export const BRUNCH_FORM = 'brunch-details';

/** The id of the shown step's form; the dialog's footer holds the form's button. */
export const CHECKOUT_FORM = 'checkout-step';

/** The id of the shown step's form: its button is in the dialog's footer. */
export const CHECKOUT_FORM = 'checkout-step';

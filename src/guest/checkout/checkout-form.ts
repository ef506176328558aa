/** Id of the form of whichever step is shown: its button stands in the dialog's footer. */
export const CHECKOUT_FORM = 'checkout-step';

/** The block that fills an opening's flag `savings_calculator`. It makes a call, so it isn't one of ours: a host without it reports it as unknown, and shows the opening without. */
export const savingsForm = 'savings_form';

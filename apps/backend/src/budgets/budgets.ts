/** What one can use up of what belongs to everyone. Far more than people need, and far less than a program takes; an operator sets them. */
export interface Budgets {
  /** Mails in an hour to one address, of those that anyone can ask for; and as many that recover a password. */
  readonly mailsPerAddress: number;
  /** The same from one network: many people can be behind one. */
  readonly mailsPerNetwork: number;
  readonly housesPerCustomer: number;
  readonly filesPerCustomer: number;
  readonly bytesPerCustomer: number;
}

export const gigabyte = 1024 ** 3;

export const usualBudgets: Budgets = {
  mailsPerAddress: 5,
  mailsPerNetwork: 300,
  housesPerCustomer: 100,
  filesPerCustomer: 1_000,
  bytesPerCustomer: 20 * gigabyte,
};

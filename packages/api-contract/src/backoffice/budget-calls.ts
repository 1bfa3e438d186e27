import * as z from 'zod/mini';
import { defineCall } from '../define-call.js';
import { backofficeRoutes } from './backoffice-routes.js';
import { exampleCustomer } from './seller-customer.js';

const amount = z.number();

export const budgetCalls = {
  getBudgets: defineCall({
    route: backofficeRoutes.getBudgets,
    summary:
      'How much one can use up (mails in an hour that anyone can ask for, to one address and from one network; houses, files and bytes of files of a customer), and the customers who have used up four fifths of one of these or more: a hundred at most, those with the largest files first.',
    access: 'seller',
    response: z.object({
      budgets: z.object({
        mailsPerAddress: amount,
        mailsPerNetwork: amount,
        housesPerCustomer: amount,
        filesPerCustomer: amount,
        bytesPerCustomer: amount,
      }),
      customers: z.array(z.object({ customerId: z.string(), email: z.string(), houses: amount, files: amount, bytes: amount })),
    }),
    example: {
      response: {
        budgets: {
          mailsPerAddress: 5,
          mailsPerNetwork: 300,
          housesPerCustomer: 100,
          filesPerCustomer: 1_000,
          bytesPerCustomer: 21_474_836_480,
        },
        customers: [
          { customerId: exampleCustomer.customerId, email: exampleCustomer.email, houses: 84, files: 12, bytes: 48_318_382 },
        ],
      },
    },
  }),
};

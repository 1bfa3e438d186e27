import type { Context } from '../context.js';
import type { CustomerHandlers } from '../http/call-handler.js';
import { readDeletion, requestDeletion, withdrawDeletion } from './deletion.js';
import { exportData } from './export-data.js';

type OwnDataHandlers = Pick<CustomerHandlers, 'getUserData' | 'getUserDeletion' | 'postUserDeletion' | 'deleteUserDeletion'>;

export const ownDataRoutes = (context: Context): OwnDataHandlers => ({
  getUserData: { download: ({ customerId }) => exportData(context, customerId) },
  getUserDeletion: ({ customerId }) => readDeletion(context, customerId),
  postUserDeletion: ({ customerId }) => requestDeletion(context, customerId),
  deleteUserDeletion: ({ customerId }) => withdrawDeletion(context, customerId),
});

import { requireConfirmed } from '../context/require-confirmed.js';
import type { CustomerHandlers } from '../http/call-handler.js';
import { readDeletion, requestDeletion, withdrawDeletion } from './deletion.js';
import type { UploadContext } from '../uploads/upload-context.js';
import { exportData } from './export-data.js';
import { exportFiles } from './export-files.js';

type OwnDataHandlers = Pick<
  CustomerHandlers,
  'getUserData' | 'getUserFiles' | 'getUserDeletion' | 'postUserDeletion' | 'deleteUserDeletion'
>;

export const ownDataRoutes = (context: UploadContext): OwnDataHandlers => ({
  getUserData: { download: ({ customerId }) => exportData(context, customerId) },
  getUserFiles: { download: ({ customerId, client }) => exportFiles(context, customerId, context.speak(client.locale)) },
  getUserDeletion: ({ customerId, client }) => readDeletion(context, customerId, context.speak(client.locale)),
  postUserDeletion: ({ customerId, session, client }) => {
    requireConfirmed(context, session);
    return requestDeletion(context, customerId, context.speak(client.locale));
  },
  deleteUserDeletion: ({ customerId, client }) => withdrawDeletion(context, customerId, context.speak(client.locale)),
});

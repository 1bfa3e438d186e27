import type { CustomerHandlers } from '../http/call-handler.js';
import { speak } from '../language/speak.js';
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
  getUserFiles: { download: ({ customerId }) => exportFiles(context, customerId) },
  getUserDeletion: ({ customerId }) => readDeletion(context, customerId, speak(context.edition, undefined)),
  postUserDeletion: ({ customerId }) => requestDeletion(context, customerId, speak(context.edition, undefined)),
  deleteUserDeletion: ({ customerId }) => withdrawDeletion(context, customerId, speak(context.edition, undefined)),
});

import type { CustomerHandlers } from '../http/call-handler.js';
import { isEntityId } from '../ids/entity-id.js';
import { notFound } from '../errors/http-error.js';
import type { Previews } from '../uploads/previews.js';
import type { UploadContext } from '../uploads/upload-context.js';
import { houseInfoPdf, installationInfoPdf } from './house-info-pdf.js';

type PdfHandlers = Pick<CustomerHandlers, 'getHouseInfoPdf' | 'getInstallationInfoPdf'>;

export const houseInfoPdfRoutes = (context: UploadContext & { readonly previews: Previews }): PdfHandlers => ({
  getHouseInfoPdf: {
    download: ({ customerId, query: { houseId } }) => {
      if (!isEntityId(houseId)) throw notFound();
      return houseInfoPdf(context, { customerId, houseId });
    },
  },
  getInstallationInfoPdf: {
    download: ({ customerId, query: { houseId, flow } }) => {
      if (!isEntityId(houseId)) throw notFound();
      return installationInfoPdf(context, { customerId, houseId, flow });
    },
  },
});

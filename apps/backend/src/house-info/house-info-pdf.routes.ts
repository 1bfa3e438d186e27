import type { Context } from '../context.js';
import type { CustomerHandlers } from '../http/call-handler.js';
import { isEntityId } from '../http/entity-id.js';
import { notFound } from '../http/refusal.js';
import { houseInfoPdf } from './house-info-pdf.js';

export const houseInfoPdfRoutes = (context: Context): Pick<CustomerHandlers, 'getHouseInfoPdf'> => ({
  getHouseInfoPdf: {
    download: ({ customerId, query: { houseId } }) => {
      if (!isEntityId(houseId)) throw notFound();
      return houseInfoPdf(context, customerId, houseId);
    },
  },
});

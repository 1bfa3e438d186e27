import { mailHouseId } from '@pomp/correspondence';
import { housePicture, type PicturedHouse } from '@pomp/design-system/house-picture';
import type { Brand } from '@pomp/design-system/brands';
import type { MailAttachment } from '../adapters/mail/mail-transport.js';
import { drawPicture } from '../uploads/make-pictures.js';

/** The picture of a home that a mail shows as `mailHouseId`: twice as large, for screens that are finer than their points. */
export const houseAttachment = async (house: PicturedHouse, { theme }: Brand): Promise<MailAttachment> => ({
  filename: 'huis.png',
  contentType: 'image/png',
  content: await drawPicture(housePicture(house, theme), { width: 1_072 }),
  cid: mailHouseId,
});

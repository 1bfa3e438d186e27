import { housePicture, mailHouseId, type PicturedHouse } from '@pomp/correspondence';
import type { Edition } from '@pomp/edition';
import type { MailAttachment } from '../adapters/mail/mail-transport.js';
import { drawPicture } from '../uploads/make-pictures.js';

/** The picture of a home that a mail shows as `mailHouseId`: twice as large, for screens that are finer than their points. */
export const houseAttachment = async (house: PicturedHouse, { theme }: Edition['brand']): Promise<MailAttachment> => ({
  filename: 'huis.png',
  contentType: 'image/png',
  content: await drawPicture(housePicture(house, theme), { width: 1_072 }),
  cid: mailHouseId,
});

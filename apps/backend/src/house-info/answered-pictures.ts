import { pdfTexts, type AnsweredSection, type PdfPicture } from '@pomp/correspondence';
import { uploadTypeOf } from '@pomp/domain';
import type { Language } from '@pomp/language';
import { isEntityId } from '../ids/entity-id.js';
import type { Previews } from '../uploads/previews.js';
import type { UploadContext } from '../uploads/upload-context.js';
import { uploadRepository } from '../uploads/upload.repository.js';
import type { ReviewedRow, ReviewedSection } from './review.js';

/** More aren't shown in one document: what it takes of the server's memory has an end. */
export const mostPictures = 60;

/** Sections with what is in the files of their answers. Pictures are read one after the other; what can't be shown is named. */
export async function withPictures(
  { database, previews }: UploadContext & { readonly previews: Previews },
  customerId: string,
  sections: readonly ReviewedSection[],
  language: Language,
): Promise<readonly AnsweredSection[]> {
  const ids = sections.flatMap(({ rows }) => rows.flatMap(({ files }) => files)).filter(isEntityId);
  const uploads = new Map(
    ids.length === 0 ? [] : (await uploadRepository(database).ofCustomer(customerId, ids)).map((upload) => [upload.id, upload]),
  );
  const alt = language.texts(pdfTexts).answers.picture;
  let room = mostPictures;

  const seen = async ({ files, ...row }: ReviewedRow) => {
    const answered = files.flatMap((id) => uploads.get(id) ?? []);
    const pictures: PdfPicture[] = [];
    const unseen: string[] = [];
    for (const [index, upload] of answered.entries()) {
      const picture = room > 0 ? await previews.forPaper(upload) : undefined;
      if (picture) {
        room -= 1;
        const place = { number: index + 1, count: answered.length, question: row.label };
        const type = uploadTypeOf(upload.extension);
        pictures.push({ ...picture, name: upload.fileName, alt: alt[type](place), film: type === 'VID' });
      } else unseen.push(upload.fileName);
    }
    return { ...row, pictures, unseen };
  };

  const shown: AnsweredSection[] = [];
  for (const { title, rows } of sections) {
    const done = [];
    for (const row of rows) done.push(await seen(row));
    shown.push({ title, rows: done });
  }
  return shown;
}

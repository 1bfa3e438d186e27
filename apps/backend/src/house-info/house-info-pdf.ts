import { answersPdf } from '@pomp/correspondence';
import { calendarDate, formatStreet, type House } from '@pomp/domain';
import type { Context } from '../context.js';
import type { Download } from '../http/call-handler.js';
import { notFound } from '../http/refusal.js';
import { houseRepository } from '../houses/house.repository.js';
import { throttled } from '../throttle/throttled.js';
import { reviewHouseInfo } from './review.js';
import { sectionRepository } from './section.repository.js';

/** What is stored about a house now, with what is missing, as a PDF. */
export async function houseInfoPdf(context: Context, customerId: string, houseId: string): Promise<Download> {
  const { database, clock } = context;
  const house = await houseRepository(database).find(customerId, houseId);
  const found = await sectionRepository(database).findOfHouse(customerId, houseId);
  if (!house || !found) throw notFound();
  // Making one takes the server a second.
  await throttled(context, { what: ['house info as PDF', customerId], triesPerMinute: 10 });
  const now = clock();
  const sections = reviewHouseInfo(found.sections, calendarDate(now));
  const pdf = await answersPdf({
    title: 'Woninggegevens',
    house,
    sections,
    missing: sections.filter(({ done }) => !done).map(({ title, openQuestions }) => ({ section: title, questions: openQuestions })),
    generatedOn: now,
  });
  return { fileName: `woninggegevens-${fileNamePart(house)}.pdf`, chunks: once(pdf) };
}

async function* once<Chunk>(chunk: Chunk): AsyncIterable<Chunk> {
  yield chunk;
}

/** `Curaçaostraat,12 A` → `curacaostraat-12-a`: letters that every system and every header takes. */
function fileNamePart(house: Pick<House, 'address'>): string {
  const plain = formatStreet(house).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^a-z\d]+/g, '-').replace(/^-+|-+$/g, '');
}

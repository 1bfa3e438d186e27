import { pdfTexts, type AnsweredSection } from '@pomp/correspondence';
import type { AnswersPdf } from '@pomp/correspondence/pdfs';
import { calendarDate, formatStreet, productLabel, productOf, type CalendarDate, type Flow } from '@pomp/domain';
import type { Language, Message } from '@pomp/language';
import type { Context } from '../context/context.js';
import { customerRepository } from '../customers/customer.repository.js';
import type { Download } from '../http/call-handler.js';
import { notFound } from '../errors/http-error.js';
import { houseRepository } from '../houses/house.repository.js';
import { voiceToCustomer } from '../context/voices.js';
import { throttled } from '../throttle/throttled.js';
import type { Previews } from '../uploads/previews.js';
import type { UploadContext } from '../uploads/upload-context.js';
import { withPictures } from './answered-pictures.js';
import { houseInfoSections, installationSections, review, type ReviewedSection, type StandingSection } from './review.js';
import { sectionRepository, type HouseSections } from './section.repository.js';

/** Whose house. */
interface Asked {
  readonly customerId: string;
  readonly houseId: string;
}

/** What is stored about a house now, with what is missing, as a PDF. */
export const houseInfoPdf = (context: Context, asked: Asked): Promise<Download> =>
  download(context, asked, {
    title: pdfTexts.message('answers.houseInfo'),
    sections: houseInfoSections,
    show: async (sections) => sections,
  });

/** The same of an installation in one flow, with the photos. */
export const installationInfoPdf = (
  context: UploadContext & { readonly previews: Previews },
  { flow, ...asked }: Asked & { readonly flow: Flow },
): Promise<Download> =>
  download(context, asked, {
    title: pdfTexts.message('answers.installationInfo', { product: productLabel(productOf[flow]) }),
    sections: (stored, today) => installationSections(stored, today, flow),
    show: (sections, language) => withPictures(context, asked.customerId, sections, language),
  });

interface Told {
  readonly title: Message;
  readonly sections: (stored: HouseSections['sections'], today: CalendarDate) => readonly StandingSection[];
  readonly show: (sections: readonly ReviewedSection[], language: Language) => Promise<readonly AnsweredSection[]>;
}

async function download(context: Context, { customerId, houseId }: Asked, { show, ...told }: Told): Promise<Download> {
  const { database, clock } = context;
  const house = await houseRepository(database).find(customerId, houseId);
  const found = await sectionRepository(database).findOfHouse(customerId, houseId);
  const customer = await customerRepository(database).findById(customerId);
  if (!house || !found || !customer) throw notFound();
  // Making one takes the server a second, and with photos some more.
  await throttled(context, { what: ['answers as PDF', customerId], triesPerMinute: 10 });
  const now = clock();
  const voice = voiceToCustomer(context, customer);
  const title = voice.language.say(told.title);
  const sections = told
    .sections(found.sections, calendarDate(now))
    .map((section) => review(section, found.sections, voice.language));
  const content: AnswersPdf = {
    title,
    house,
    sections: await show(sections, voice.language),
    missing: sections.filter(({ done }) => !done).map((section) => ({ section: section.title, questions: section.openQuestions })),
    generatedOn: now,
  };
  const pdf = await context.writePdf('answers', content, voice.language);
  return { fileName: `${fileNamePart(`${title} ${formatStreet(house)}`)}.pdf`, chunks: once(pdf) };
}

async function* once<Chunk>(chunk: Chunk): AsyncIterable<Chunk> {
  yield chunk;
}

/** `Woninggegevens Curaçaostraat 12 A` → `woninggegevens-curacaostraat-12-a`: letters that every system and every header takes. */
function fileNamePart(text: string): string {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^a-z\d]+/g, '-').replace(/^-+|-+$/g, '');
}

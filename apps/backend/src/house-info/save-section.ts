import { calendarDate, houseInfo, saveInQuestionnaire, summariseSection, type RawAnswers, type SaveMode } from '@pomp/domain';
import { refuseAnswers } from '../answers/require-answers.js';
import { recordChange } from '../audit/audit.repository.js';
import type { Context } from '../context.js';
import { houseRepository } from '../houses/house.repository.js';
import { notFound } from '../http/refusal.js';
import { sectionRepository } from './section.repository.js';
import { storedSections } from './stored-sections.js';

export interface SectionSave {
  readonly customerId: string;
  readonly houseId: string;
  readonly name: keyof typeof houseInfo.sections;
  readonly answers: RawAnswers;
  readonly mode: SaveMode;
}

/**
 * Saves one section of the house info. All sections are resolved again: an answer can reopen a section that was finished, and a house
 * with an open section loses its flag.
 */
export async function saveSection({ database, clock }: Context, { customerId, houseId, name, answers, mode }: SectionSave): Promise<void> {
  const now = clock();
  const { part, sections: definitions } = houseInfo;
  await database.transaction(async (transaction) => {
    const sections = sectionRepository(transaction);
    const houses = houseRepository(transaction);
    const house = await houses.lock(customerId, houseId);
    const found = await sections.findOfHouse(customerId, houseId);
    if (!house || !found) throw notFound();

    const section = definitions[name];
    const saved = saveInQuestionnaire(houseInfo, {
      stored: storedSections(houseInfo, found.sections),
      name,
      posted: answers,
      mode,
      context: { today: calendarDate(now) },
    });
    if (!saved.accepted) throw refuseAnswers(section.fields, saved.issues);

    const completed = mode === 'final';
    const summary = completed ? summariseSection(section, saved.resolution) : null;
    await sections.save({ houseId, part, section: name, answers: saved.answers, completed, summary, updatedAt: now });
    await sections.reopen({ houseId, part, sections: saved.reopened });
    if (house.houseInfoCompleted && !saved.complete) await houses.setHouseInfoCompleted(houseId, false);
    await recordChange(transaction, { customerId, actor: 'customer', action: 'saveSection', subject: houseId, detail: { part, section: name, mode }, at: now });
  });
}

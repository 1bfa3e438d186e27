import { isDeepStrictEqual } from 'node:util';
import { calendarDate, changedAnswers, type RawAnswers, type SaveMode } from '@pomp/domain';
import { refuseAnswers } from '../answers/require-answers.js';
import type { Database } from '../adapters/database/database.js';
import { recordChange } from '../audit/audit.repository.js';
import type { Context } from '../context/context.js';
import { voiceToStaff } from '../context/voices.js';
import { houseRepository } from '../houses/house.repository.js';
import { noHouse, HttpError } from '../errors/http-error.js';
import { revisionIn } from './revision.js';
import { sectionRepository, type HouseSections } from './section.repository.js';
import { planSave, resolveWith, sectionOf, type SectionTarget } from './section-plan.js';

export interface SectionSave {
  readonly customerId: string;
  readonly houseId: string;
  readonly target: SectionTarget;
  /** Or what gives them once the house is locked: which files there are can change until then. */
  readonly answers: RawAnswers | ((transaction: Database) => Promise<RawAnswers>);
  readonly mode: SaveMode;
  /** What the customer saw when changing it; without it a save always counts. */
  readonly revision?: string | undefined;
  /** Who saves it with a link of the customer's; undefined: the customer. */
  readonly guest?: { readonly id: string; readonly name: string } | undefined;
}

/**
 * Saves one section, and gives what is stored of the house then. All sections of its part are resolved again: an answer can reopen a
 * section that was finished, and a house with an open section loses its flag.
 */
export async function saveSection(
  context: Context,
  { customerId, houseId, target, answers, mode, revision, guest }: SectionSave,
): Promise<HouseSections> {
  const { database, clock } = context;
  const { language } = voiceToStaff(context);
  const now = clock();
  const today = calendarDate(now);
  const { part, name } = target;
  return database.transaction(async (transaction) => {
    const sections = sectionRepository(transaction);
    const houses = houseRepository(transaction);
    const house = await houses.lock(customerId, houseId);
    const found = await sections.findOfHouse(customerId, houseId);
    if (!house || !found) throw noHouse();

    const posted = typeof answers === 'function' ? await answers(transaction) : answers;
    const older = revision !== undefined && isOlder(target, { stored: found.sections, posted, today, revision });
    // What was finished meanwhile stays finished.
    if (older && mode === 'draft') return found;
    const plan = planSave(target, { stored: found.sections, posted, mode, today, language });
    if (!plan.accepted) throw refuseAnswers(sectionOf(target).fields, plan.issues);

    const before = found.sections.find((row) => row.part === part && row.section === name);
    const answeredBy = whoAnswered(before, plan.saved.answers, guest?.name);
    await sections.save({ houseId, part, section: name, ...plan.saved, answeredBy, updatedAt: now });
    for (const { section, flags } of plan.reopened) await sections.change({ houseId, part, section }, flags);
    if (Object.keys(plan.lost).length > 0) await houses.setFlags(houseId, plan.lost);
    const detail = { part, section: name, mode, ...('flow' in target && { flow: target.flow }), ...(guest && { guest }) };
    await recordChange(transaction, { customerId, actor: 'customer', action: 'saveSection', subject: houseId, detail, at: now });

    const after = await sections.findOfHouse(customerId, houseId);
    if (!after) throw new Error('A house that is locked was gone.');
    return after;
  });
}

interface OlderSave {
  readonly stored: HouseSections['sections'];
  readonly posted: RawAnswers;
  readonly today: ReturnType<typeof calendarDate>;
  readonly revision: string;
}

/** Nothing that was saved since is overwritten unseen: refuses an older save, unless it changes none of it (it was sent twice, say). */
function isOlder(target: SectionTarget, { stored, posted, today, revision }: OlderSave): boolean {
  const row = stored.find(({ part, section }) => part === target.part && section === target.name);
  if (revisionIn(revision, { part: target.part, section: target.name }) === (row?.revision ?? 0)) return false;
  const changes = changedAnswers(sectionOf(target), {
    stored: resolveWith(target, { stored, posted: row?.answers ?? {}, today }),
    posted: resolveWith(target, { stored, posted, today }),
  });
  if (changes.length === 0) return true;
  throw new HttpError('changedElsewhere', {
    changes: changes.map(({ field, showStored }) => ({
      field,
      label: sectionOf(target).fields[field]!.label,
      saved: showStored,
    })),
  });
}

/** Whose each answer is, after a save: an answer that it changed is of whoever saves, and the customer's own have no name beside them. */
function whoAnswered(
  before: Pick<HouseSections['sections'][number], 'answers' | 'answeredBy'> | undefined,
  answers: RawAnswers,
  guest: string | undefined,
): Readonly<Record<string, string>> | null {
  const names = Object.entries(answers).flatMap(([field, answer]) => {
    const name = isDeepStrictEqual(before?.answers[field], answer) ? before?.answeredBy?.[field] : guest;
    return name === undefined ? [] : [[field, name] as const];
  });
  return names.length === 0 ? null : Object.fromEntries(names);
}

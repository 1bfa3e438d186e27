import type { UploadQuestion } from '@pomp/api-contract';
import { houseInfo, installationInfo, type Fields } from '@pomp/domain';
import type { Language } from '@pomp/language';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../adapters/database/database.js';
import { house } from '../adapters/database/schema/index.js';
import { isEntityId } from '../ids/entity-id.js';
import { notFound } from '../errors/http-error.js';
import type { UploadAccess } from './upload-access.js';

const sections: Readonly<Record<string, { readonly fields: Fields }>> = {
  ...houseInfo.sections,
  ...installationInfo.sections,
};

interface StoredQuestion {
  readonly section: string | null;
  readonly field: string | null;
}

const isFileQuestion = ({ section, field }: UploadQuestion) =>
  Object.hasOwn(sections, section) &&
  Object.hasOwn(sections[section]?.fields ?? {}, field) &&
  sections[section]?.fields[field]?.kind === 'files';

/** How the question that a file answers is put; undefined where there is none, or no longer. */
export function labelOfQuestion({ section, field }: StoredQuestion, language: Language): string | undefined {
  const fields = section === null ? undefined : sections[section]?.fields;
  const asked = field === null ? undefined : fields?.[field];
  return asked && language.say(asked.label);
}

/** A question that asks files, about a house of this customer; anything else is not found. */
export async function requireQuestion(database: Database, customerId: string, question: UploadQuestion): Promise<UploadQuestion> {
  if (!isFileQuestion(question) || !(await ownsHouse(database, customerId, question.houseId))) throw notFound();
  return question;
}

export async function ownsHouse(database: Database, customerId: string, houseId: string): Promise<boolean> {
  if (!isEntityId(houseId)) return false;
  const found = await database
    .select({ id: house.id })
    .from(house)
    .where(and(eq(house.id, houseId), eq(house.customerId, customerId)));
  return found.length > 0;
}

type Asked = Partial<UploadQuestion>;

/** The question that a request is about: the link's own, the one that it names, or none. A link's holder can't name another one. */
export async function askedQuestion(
  database: Database,
  access: UploadAccess,
  { houseId, section, field }: Asked,
): Promise<UploadQuestion | undefined> {
  if (access.kind === 'link') {
    const own: Asked = access.question;
    const differs = Object.entries({ houseId, section, field }).some(
      ([name, value]) => value !== undefined && value !== own[name as keyof UploadQuestion],
    );
    if (differs) throw notFound();
    return access.question;
  }
  if (houseId === undefined && section === undefined && field === undefined) return undefined;
  return requireQuestion(database, access.customerId, { houseId: houseId ?? '', section: section ?? '', field: field ?? '' });
}

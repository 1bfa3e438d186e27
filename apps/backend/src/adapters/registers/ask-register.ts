import * as z from 'zod/mini';
import { RegisterAway } from '../../registers/register-away.js';
import { askJson, type JsonQuestion } from '../outside/ask-json.js';

export interface RegisterOptions {
  readonly url: string;
  /** After how many milliseconds without an answer a request fails. Longer than anyone waits for it: what comes late serves the next one. */
  readonly timeout?: number;
}

type Question<Answer> = Omit<JsonQuestion<Answer>, 'timeout'> & { readonly timeout: number | undefined };

/** A register's answer. @throws RegisterAway */
export async function askRegister<Shape extends z.ZodMiniType>(
  shape: Shape,
  { timeout = 8_000, ...question }: Question<z.output<Shape>>,
): Promise<z.output<Shape>> {
  try {
    return await askJson(shape, { ...question, timeout });
  } catch (cause) {
    throw new RegisterAway(`${new URL(question.url).host} could not be asked.`, { cause });
  }
}

/** A question to a WFS 2.0 service for the features of which `property` is `value`; its filters are XML. */
export function featuresQuery({
  typeName,
  property,
  value,
  count,
}: {
  readonly typeName: string;
  readonly property: string;
  /** Letters and digits. */
  readonly value: string;
  readonly count: number;
}): string {
  if (!/^\w+$/.test(value)) throw new TypeError(`Not a value to filter by: ${value}`);
  return new URLSearchParams({
    service: 'WFS',
    version: '2.0.0',
    request: 'GetFeature',
    typeName,
    outputFormat: 'application/json',
    count: String(count),
    filter: `<Filter><PropertyIsEqualTo><PropertyName>${property}</PropertyName><Literal>${value}</Literal></PropertyIsEqualTo></Filter>`,
  }).toString();
}

/** The features of an answer of WFS, each with what we read of it. */
export const featuresOf = <Properties extends z.ZodMiniType>(properties: Properties) =>
  z.object({ features: z.array(z.object({ properties })) });

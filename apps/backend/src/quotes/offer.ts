import {
  houseAddress,
  lastDayOfQuote,
  offeredProduct,
  pricedQuote,
  quoteRequest,
  type CalendarDate,
  type House,
  type OrderFormContext,
  type RawAnswers,
} from '@pomp/domain';
import { sayOwn, type OwnText } from '@pomp/language';
import { requireAnswers } from '../answers/require-answers.js';
import type { Database } from '../adapters/database/database.js';
import type { Context } from '../context/context.js';
import { houseRepository } from '../houses/house.repository.js';
import { isEntityId } from '../ids/entity-id.js';
import { notFound } from '../errors/http-error.js';
import type { OfferRow } from './quote.repository.js';

export interface QuoteRequest {
  readonly customerId: string;
  /** One of the customer's; without it the answers have an address. */
  readonly houseId: string | undefined;
  readonly answers: RawAnswers;
}

type Optional = 'hasPompAo' | 'removeBoiler' | 'zipcode' | 'houseNumber' | 'addition' | 'street' | 'place';

/** What is offered for a request, at the prices of today. Refuses what isn't a whole request, and a house that isn't there. */
export async function offerFor(
  { database, edition, speak }: Pick<Context, 'database' | 'edition' | 'speak'>,
  { customerId, houseId, answers: raw }: QuoteRequest,
  today: CalendarDate,
): Promise<OfferRow> {
  const addressFrom = houseId === undefined ? 'form' : 'house';
  const asked = requireAnswers<typeof quoteRequest.fields, OrderFormContext, Optional>(quoteRequest, raw, { today, addressFrom });
  const { hasPompAo = null, removeBoiler = null } = asked;
  const quantity = Number(asked.quantity);
  const product = offeredProduct({ product: asked.product, hasPompAo: asked.hasPompAo });
  const priced = pricedQuote({ product, quantity, removeBoiler: removeBoiler === 'ja' }, edition.prices);
  if (!priced) throw new Error(`There is no price for ${product}.`);
  const inEachLanguage = (text: OwnText) =>
    typeof text === 'string' ? text : Object.fromEntries(edition.locales.map((locale) => [locale, sayOwn(text, speak(locale))]));
  return {
    houseId: houseId ?? null,
    ...(houseId === undefined ? typedAddress(asked) : await addressOf(database, customerId, houseId)),
    askedProduct: asked.product,
    hasPompAo,
    quantity,
    removeBoiler,
    product,
    ...priced,
    lines: priced.lines.map((line) => ({ ...line, description: inEachLanguage(line.description) })),
    quoteDate: today,
    validUntil: lastDayOfQuote(today),
  };
}

type Address = Pick<House, 'address' | 'zipcode' | 'city'>;

async function addressOf(database: Database, customerId: string, houseId: string): Promise<Address> {
  const house = isEntityId(houseId) ? await houseRepository(database).find(customerId, houseId) : undefined;
  if (!house) throw notFound();
  const { address, zipcode, city } = house;
  return { address, zipcode, city };
}

function typedAddress({
  street = '',
  houseNumber = '',
  addition = '',
  zipcode = '',
  place = '',
}: Partial<Record<Optional, string>>): Address {
  return { address: houseAddress({ street, houseNumber, addition }), zipcode, city: place };
}

import type { ErrorBody, ErrorCode } from '@pomp/api-contract';
import { noHouseFound, uploadMessages } from '@pomp/domain';
import { dutch } from '../language/speak.js';

type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 413 | 422 | 429 | 500 | 503 | 507;

const answers: Record<ErrorCode, { readonly status: ErrorStatus; readonly message: string }> = {
  malformedRequest: { status: 400, message: 'Dit verzoek klopt niet. Ververs de pagina en probeer het opnieuw.' },
  invalidAnswers: { status: 422, message: 'Nog niet alles is goed ingevuld.' },
  notSignedIn: { status: 401, message: 'Je bent niet ingelogd. Log in om verder te gaan.' },
  wrongCredentials: { status: 401, message: 'Dit e-mailadres en wachtwoord horen niet bij elkaar.' },
  expiredLink: { status: 422, message: 'Deze link is niet meer geldig. Vraag een nieuwe aan.' },
  forbidden: { status: 403, message: 'Dit verzoek komt niet van onze site. Open de site en probeer het daar.' },
  wrongKey: { status: 401, message: 'Deze sleutel klopt niet.' },
  unknownState: { status: 422, message: 'Deze stap en status horen niet bij elkaar.' },
  additionNeeded: { status: 422, message: 'Bij dit huisnummer horen toevoegingen. Kies die van jouw adres.' },
  notFound: { status: 404, message: 'Dit hebben we niet gevonden.' },
  conflict: { status: 409, message: 'Dit is intussen veranderd. Ververs de pagina en probeer het opnieuw.' },
  keyReused: {
    status: 422,
    message: 'Dit verzoek is al eens verstuurd, met andere gegevens. Ververs de pagina en probeer het opnieuw.',
  },
  tooLarge: { status: 413, message: 'Dit is te groot om te versturen.' },
  sameName: { status: 409, message: dutch.say(uploadMessages.sameName) },
  notAPicture: { status: 422, message: dutch.say(uploadMessages.notAPicture) },
  uploadTokenExpired: { status: 401, message: 'De tijd om te uploaden is voorbij. Ververs de pagina of maak een nieuwe link.' },
  tooManyRequests: { status: 429, message: 'Je hebt het te vaak geprobeerd. Wacht even en probeer het dan opnieuw.' },
  tooFast: { status: 422, message: 'Dat ging wel erg snel. Probeer het nog een keer.' },
  serverError: { status: 500, message: 'Er ging iets mis bij ons. Probeer het later opnieuw.' },
  storageFull: { status: 507, message: 'We kunnen nu even niets opslaan. Probeer het over een paar minuten nog eens.' },
  unavailable: { status: 503, message: 'We kunnen je gegevens nu even niet bereiken. Probeer het over een paar minuten nog eens.' },
};

/** A request that can't be granted, with its status and what the caller reads: a use case throws it, the pipeline answers with it. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: ErrorStatus;
  readonly headers: Readonly<Record<string, string>>;
  readonly reason: string | undefined;

  constructor(
    readonly code: ErrorCode,
    private readonly details: Partial<Omit<ErrorBody, 'code'>> = {},
    /** `reason` is for the log, in English. */
    { headers = {}, reason }: { readonly headers?: Readonly<Record<string, string>>; readonly reason?: string } = {},
  ) {
    super(details.message ?? answers[code].message);
    this.status = answers[code].status;
    this.headers = headers;
    this.reason = reason;
  }

  /** The same error, saying more. */
  with(more: Partial<Omit<ErrorBody, 'code'>>): HttpError {
    return new HttpError(
      this.code,
      { ...this.body, ...more },
      { headers: this.headers, ...(this.reason !== undefined && { reason: this.reason }) },
    );
  }

  get body(): ErrorBody {
    return { ...this.details, message: this.message, code: this.code };
  }
}

/** The same answer for what isn't there and what is someone else's. */
export const notFound = () => new HttpError('notFound');

/** The same for a save: it stands under the title of its form. */
export const noHouse = () => new HttpError('notFound', { message: noHouseFound });

export const notSignedIn = () => new HttpError('notSignedIn');

export const storageFull = () => new HttpError('storageFull', {}, { headers: { 'retry-after': '60' } });

import { refusalReasons, type ErrorBody, type ErrorCode, type RefusalReason } from '@pomp/api-contract';
import type { Issue } from '@pomp/domain';
import type { Language, Message } from '@pomp/language';
import { sayParams, sayRefusal, type Refusal, type RefusalParams } from './refusal-message.js';

type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 413 | 422 | 429 | 500 | 503 | 507;

const statuses: Record<ErrorCode, ErrorStatus> = {
  malformedRequest: 400,
  invalidAnswers: 422,
  notSignedIn: 401,
  wrongCredentials: 401,
  expiredLink: 422,
  forbidden: 403,
  notConfirmed: 403,
  wrongKey: 401,
  unknownState: 422,
  additionNeeded: 422,
  notFound: 404,
  conflict: 409,
  keyReused: 422,
  tooLarge: 413,
  sameName: 409,
  notAPicture: 422,
  uploadTokenExpired: 401,
  tooManyRequests: 429,
  tooFast: 422,
  serverError: 500,
  storageFull: 507,
  unavailable: 503,
};

/** What a refusal is about. Nothing of it is said yet. */
interface About {
  readonly params?: RefusalParams;
  readonly issues?: readonly Pick<Issue, 'field' | 'code' | 'message'>[];
  readonly changes?: readonly {
    readonly field: string;
    readonly label: Message;
    /** Says what is stored now, if anything. */
    readonly saved: (language: Language) => string | undefined;
  }[];
  readonly additions?: readonly string[];
  /** Other fields that say the same, as the spec names them. */
  readonly saidToo?: 'details' | 'externalMessage';
}

interface ForServer {
  readonly headers?: Readonly<Record<string, string>>;
  /** For the log, in English. */
  readonly logged?: string;
}

/** A request that can't be granted: a use case throws it, and the edge says it in the language of whoever asked. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly code: ErrorCode;
  readonly status: ErrorStatus;
  readonly headers: Readonly<Record<string, string>>;
  readonly logged: string | undefined;

  constructor(
    readonly refusal: Refusal,
    private readonly about: About = {},
    private readonly forServer: ForServer = {},
  ) {
    super(refusal);
    this.code = isReason(refusal) ? refusalReasons[refusal] : refusal;
    this.status = statuses[this.code];
    this.headers = forServer.headers ?? {};
    this.logged = forServer.logged;
  }

  /** The same error, saying it in another field too. */
  sayingToo(saidToo: NonNullable<About['saidToo']>): HttpError {
    return new HttpError(this.refusal, { ...this.about, saidToo }, this.forServer);
  }

  /** What the caller reads. */
  body(language: Language): ErrorBody {
    const { params, issues, changes, additions, saidToo } = this.about;
    const said = params && sayParams(params, language);
    const message = sayRefusal(this.refusal, said?.values, language);
    return {
      message,
      code: this.code,
      ...(isReason(this.refusal) && { reason: this.refusal }),
      ...(said && { params: said.params }),
      ...(issues && {
        issues: issues.map(({ field, code, message: why }) => ({ field, code, message: language.say(why) })),
      }),
      ...(changes && {
        changes: changes.map(({ field, label, saved }) => ({ field, label: language.say(label), saved: saved(language) })),
      }),
      ...(additions && { additions: [...additions] }),
      ...(saidToo && { [saidToo]: message }),
    };
  }
}

const isReason = (refusal: Refusal): refusal is RefusalReason => Object.hasOwn(refusalReasons, refusal);

/** The same answer for what isn't there and what is someone else's. */
export const notFound = () => new HttpError('notFound');

/** The same for a save: it stands under the title of its form. */
export const noHouse = () => new HttpError('noHouse');

export const notSignedIn = () => new HttpError('notSignedIn');

export const storageFull = () => new HttpError('storageFull', {}, { headers: { 'retry-after': '60' } });

import { type IncomingMessage, type ServerResponse } from 'node:http';
import type { Locale } from '@pomp/edition';
import type { PersonalPage } from './page-addresses';
import type { FailurePage } from './guard-response';

/** The pages that the site makes itself: those that are the same for everyone, their drafts, and those for whoever is not logged in. */
export interface PublicPages {
  /** Answers for a page that is there and right, whole, with all its headers; says whether there is one. */
  answerAtHand(request: IncomingMessage, response: ServerResponse): boolean;
  /** Answers for a page. Rejects, with nothing said yet, where it can't be had now. */
  answer(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Answers for a page on the way into the account, or behind a link of a customer. */
  answerSignedOut(request: IncomingMessage, response: ServerResponse, asked: PersonalPage): Promise<void>;
  /** Answers for the draft of a page, to its editor. */
  answerPreview(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Answers a form that a browser without script sent. */
  answerForm(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Whether a page may be at a path, which costs the content service nothing for each path. Rejects where that can't be known now. */
  isKnown(path: string): Promise<boolean>;
  /** Answers that there is no such page. */
  answerMissing(request: IncomingMessage, response: ServerResponse, locale: Locale): Promise<void>;
  /** Answers for what pages are made of; says whether there is such a file. */
  answerAsset(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
  /** In place of a page that can't be made. */
  unavailable(locale: Locale): FailurePage;
}

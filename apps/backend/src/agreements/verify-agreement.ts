import type { Verification } from '@pomp/api-contract';
import { initialsOf, readVerificationCode } from '@pomp/domain';
import type { Context } from '../context/context.js';
import { notFound, HttpError } from '../errors/http-error.js';
import { throttled } from '../throttle/throttled.js';
import { agreementRepository } from './agreement.repository.js';
import { signedStatement } from './signed-statement.js';
import { toTerms } from './terms.js';
import type { Signer } from './signer.js';

interface Asked {
  readonly code: string;
  /** The client's network. */
  readonly network: string;
}

/** What was signed under a code, for whoever has the confirmation: only as long as it is what we put our signature under. */
export async function verifyAgreement(
  context: Context & { readonly signer: Signer },
  { code: typed, network }: Asked,
): Promise<Verification> {
  await throttled(context, { what: ['verification', network], triesPerMinute: 20 });
  const code = readVerificationCode(typed);
  const found = code === undefined ? undefined : await agreementRepository(context.database).findByCode(code);
  if (!found) throw notFound();
  const { agreement, plan, orderNumber, terms } = found;
  if (!(await context.signer.isOurs(signedStatement(agreement, orderNumber), agreement.signature))) {
    throw new HttpError('signatureBroken', {}, { logged: 'an agreement was changed after it was signed' });
  }
  return {
    orderNumber,
    documentName: plan.name,
    sha256: agreement.sha256,
    signedAt: agreement.agreedAt.toISOString(),
    initials: initialsOf(agreement.name),
    confirmationSha256: agreement.confirmationSha256,
    terms: terms && toTerms(terms),
    timestamp:
      agreement.timestampAt && agreement.timestampProof !== null
        ? { at: agreement.timestampAt.toISOString(), signature: agreement.signature, token: agreement.timestampProof }
        : null,
  };
}

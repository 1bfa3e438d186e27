import type { Agreement, AgreementPlan, Calls, ResponseOf } from '@pomp/api-contract';
import { maskedIban, signsAgain } from '@pomp/domain';
import type { Context } from '../context/context.js';
import { documentRepository, type DocumentRow } from '../documents/document.repository.js';
import { agreementRepository, type SignedAgreement } from './agreement.repository.js';
import { incassoMandateRepository, type IncassoMandateRow } from './incasso-mandate.repository.js';
import { toTerms } from './terms.js';
import { termsRepository } from './terms.repository.js';
import { ownOrder } from './own-order.js';

/** What a customer agreed to on an order, or can. */
export async function readAgreement(
  { database }: Pick<Context, 'database'>,
  customerId: string,
  orderId: string,
): Promise<ResponseOf<Calls['getAgreement']>> {
  const { order, withdrawnAt } = await ownOrder(database, customerId, orderId);
  const signed = await agreementRepository(database).find(orderId);
  const newest = await documentRepository(database).findPlan(orderId);
  const plan = signed?.plan ?? newest;
  const isChanged = signed && newest?.id !== signed.plan.id && signsAgain({ ...order, withdrawnAt });
  // What is signed again is signed with the terms of today.
  const terms = signed && !isChanged ? signed.terms : await termsRepository(database).findNewest();
  const mandate = await incassoMandateRepository(database).find(orderId);
  return {
    plan: plan ? toPlan(plan) : null,
    changed: isChanged && newest ? toPlan(newest) : null,
    terms: terms ? toTerms(terms) : null,
    agreement: signed ? toAgreement(signed) : null,
    incasso: mandate ? toIncasso(mandate) : null,
  };
}

function toPlan({ id, name, documentDate, url, sha256, planFacts }: DocumentRow): AgreementPlan {
  if (sha256 === null) throw new Error('A plan has no hash.');
  return { documentId: id, documentName: name, documentDate, url, sha256, facts: planFacts };
}

export const toAgreement = ({
  agreement: { name, agreedAt, sha256, verificationCode },
  confirmation,
}: SignedAgreement): Agreement => ({
  name,
  signedAt: agreedAt.toISOString(),
  sha256,
  verificationCode,
  confirmationUrl: confirmation.url,
});

const toIncasso = ({ accountHolder, iban, agreedAt }: IncassoMandateRow) => ({
  accountHolder,
  iban: maskedIban(iban),
  agreedAt: agreedAt.toISOString(),
});

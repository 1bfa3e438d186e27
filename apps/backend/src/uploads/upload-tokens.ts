import type { Calls, ResponseOf, UploadQuestion } from '@pomp/api-contract';
import QRCode from 'qrcode';
import { recordChange } from '../audit/audit.repository.js';
import { after } from '../clock/clock.js';
import type { Context } from '../context/context.js';
import { linkTo } from '../context/link-to.js';
import type { LiveSession } from '../context/session.js';
import type { Client } from '../http/client.js';
import { hashOfToken, newSecretToken } from '../secrets/secret-token.js';
import { throttled } from '../throttle/throttled.js';
import { requireQuestion } from './questions.js';
import { linkIdle, tokenLifetime } from './upload-token-times.js';
import { uploadTokenRepository } from './upload-token.repository.js';

/** Whoever logs out there leaves nobody a way in. */
type InSession = Pick<LiveSession, 'id' | 'customerId'>;

/** A browser asks one for a page full of photos; far more than that is no browser. */
const perMinute = 60;

export async function createUploadToken(
  context: Context,
  { customerId, id: sessionId }: InSession,
): Promise<ResponseOf<Calls['postUploadToken']>> {
  await throttled(context, { what: ['uploadToken', customerId], triesPerMinute: perMinute });
  const now = context.clock();
  const uploadToken = newSecretToken();
  await uploadTokenRepository(context.database).insert({
    tokenHash: hashOfToken(uploadToken),
    customerId,
    sessionId,
    createdAt: now,
    expiresAt: after(now, tokenLifetime),
  });
  return { uploadToken };
}

/** A link for a phone, with a drawing of it for its camera. */
export async function createUploadLink(
  context: Context & { readonly siteUrl: string },
  { session: { customerId, id: sessionId }, client }: { readonly session: InSession; readonly client: Pick<Client, 'locale'> },
  question: UploadQuestion,
): Promise<ResponseOf<Calls['postUploadLink']>> {
  const { database, clock } = context;
  const { houseId, section, field } = await requireQuestion(database, customerId, question);
  await throttled(context, { what: ['uploadLink', customerId], triesPerMinute: perMinute });
  const now = clock();
  const expiresAt = after(now, linkIdle);
  const token = newSecretToken();
  await database.transaction(async (transaction) => {
    await uploadTokenRepository(transaction).insert({
      tokenHash: hashOfToken(token),
      customerId,
      sessionId,
      houseId,
      section,
      field,
      createdAt: now,
      expiresAt,
    });
    await recordChange(transaction, {
      customerId,
      actor: 'customer',
      action: 'createUploadLink',
      subject: houseId,
      detail: { section, field },
      at: now,
    });
  });
  const url = linkTo(context, { to: 'photoUpload', token }, client);
  return {
    url,
    expiresAt: expiresAt.toISOString(),
    qr: await QRCode.toString(url, { type: 'svg', margin: 2, errorCorrectionLevel: 'M' }),
  };
}

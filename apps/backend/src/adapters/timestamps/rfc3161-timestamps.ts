import { createHash, randomBytes } from 'node:crypto';
import { Integer, Null, OctetString } from 'asn1js';
import { AlgorithmIdentifier, ContentInfo, MessageImprint, SignedData, TimeStampReq, TimeStampResp, TSTInfo } from 'pkijs';
import type { Timestamp, TimestampService } from '../../agreements/timestamp-service.js';

export interface Rfc3161Options {
  /** Where requests are posted. */
  readonly url: string;
  /** After how many milliseconds without an answer a request fails. */
  readonly timeout?: number;
}

const sha256 = '2.16.840.1.101.3.4.2.1';
/** Granted, as asked or with changes (RFC 3161, 2.4.2). */
const granted: readonly number[] = [0, 1];
/** Far more than a token with its certificates has. */
const mostBytes = 64 * 1024;

/** A timestamp service as RFC 3161 has it. What it answers counts when it is about these bytes and this request, and signed by the certificate in it. */
export const rfc3161Timestamps = ({ url, timeout = 10_000 }: Rfc3161Options): TimestampService => ({
  stamp: async (data) => {
    const nonce = newNonce();
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/timestamp-query', accept: 'application/timestamp-reply' },
      body: requestFor(data, nonce),
      signal: AbortSignal.timeout(timeout),
      redirect: 'error',
    });
    if (!answer.ok) {
      await answer.body?.cancel();
      throw new Error(`The timestamp service answered ${answer.status}.`);
    }
    return checked(await bytesOf(answer), data, nonce);
  },
});

/** By which an answer to an earlier request is known. Not negative, and without zeros in front. */
function newNonce(): Uint8Array<ArrayBuffer> {
  const [first = 0, ...rest] = randomBytes(16);
  return Uint8Array.from([(first & 0x7f) | 1, ...rest]);
}

const requestFor = (data: Uint8Array, nonce: Uint8Array<ArrayBuffer>): ArrayBuffer =>
  new TimeStampReq({
    version: 1,
    messageImprint: new MessageImprint({
      hashAlgorithm: new AlgorithmIdentifier({ algorithmId: sha256, algorithmParams: new Null() }),
      hashedMessage: new OctetString({ valueHex: createHash('sha256').update(data).digest() }),
    }),
    nonce: new Integer({ valueHex: nonce }),
    certReq: true,
  })
    .toSchema()
    .toBER(false);

async function checked(reply: ArrayBuffer, data: Uint8Array<ArrayBuffer>, nonce: Uint8Array): Promise<Timestamp> {
  const { status, timeStampToken } = TimeStampResp.fromBER(reply);
  if (!granted.includes(status.status) || !timeStampToken) throw new Error(`The timestamp service refused (${status.status}).`);
  const token = timeStampToken.toSchema().toBER(false);
  const signed = new SignedData({ schema: ContentInfo.fromBER(token).content });
  // It holds the bytes against the hash in the token first.
  if (!(await signed.verify({ signer: 0, data: data.buffer }))) throw new Error('The signature under a timestamp isn’t right.');
  const content = signed.encapContentInfo.eContent?.getValue();
  const info = content && TSTInfo.fromBER(content);
  if (!info?.nonce || !Buffer.from(info.nonce.valueBlock.valueHexView).equals(nonce))
    throw new Error('A timestamp answers another request.');
  return { at: info.genTime, token: Buffer.from(token).toString('base64') };
}

async function bytesOf(answer: Response): Promise<ArrayBuffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body ?? []) {
    size += chunk.byteLength;
    if (size > mostBytes) throw new Error(`The timestamp service answered with more than ${mostBytes} bytes.`);
    chunks.push(chunk as Uint8Array);
  }
  return new Uint8Array(Buffer.concat(chunks)).buffer;
}

import { createHash, webcrypto } from 'node:crypto';
import { Integer, ObjectIdentifier, OctetString, Sequence, Utf8String } from 'asn1js';
import {
  Attribute,
  AttributeTypeAndValue,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  Extension,
  ExtKeyUsage,
  IssuerAndSerialNumber,
  PKIStatusInfo,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
  TimeStampReq,
  TimeStampResp,
  TSTInfo,
} from 'pkijs';

/** What RFC 3161 and CMS call things by. */
const ids = {
  commonName: '2.5.4.3',
  extendedKeyUsage: '2.5.29.37',
  timeStamping: '1.3.6.1.5.5.7.3.8',
  signedData: '1.2.840.113549.1.7.2',
  timestampInfo: '1.2.840.113549.1.9.16.1.4',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificate: '1.2.840.113549.1.9.16.2.47',
  sha256: '2.16.840.1.101.3.4.2.1',
  /** Of a number that nobody has: under which rules this authority stamps. */
  policy: '1.3.6.1.4.1.99999.3161',
} as const;
const name = 'Sandbox tijdstempeldienst';
const [granted, rejection] = [0, 2];
const digestOf = (bytes: ArrayBuffer) => createHash('sha256').update(new Uint8Array(bytes)).digest();

/** Answers what is asked, as DER. Rejects what isn't a request. */
export type Authority = (request: ArrayBuffer) => Promise<ArrayBuffer>;

/** A timestamp authority (RFC 3161) with a key and a certificate of its own, which nobody has a reason to trust. */
export async function createAuthority(clock: () => Date): Promise<Authority> {
  const keys = await webcrypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, false, ['sign', 'verify']);
  const certificate = await certificateOf(keys, clock());
  let serial = 0;
  return async (der) => {
    const request = TimeStampReq.fromBER(der);
    if (request.messageImprint.hashAlgorithm.algorithmId !== ids.sha256) return answer(rejection);
    const info = new TSTInfo({
      version: 1,
      policy: ids.policy,
      messageImprint: request.messageImprint,
      serialNumber: new Integer({ value: (serial += 1) }),
      genTime: clock(),
      ...(request.nonce && { nonce: request.nonce }),
    })
      .toSchema()
      .toBER(false);
    const signed = new SignedData({
      version: 3,
      encapContentInfo: new EncapsulatedContentInfo({
        eContentType: ids.timestampInfo,
        eContent: new OctetString({ valueHex: info }),
      }),
      signerInfos: [
        new SignerInfo({
          version: 1,
          sid: new IssuerAndSerialNumber({ issuer: certificate.issuer, serialNumber: certificate.serialNumber }),
          signedAttrs: attributesOf(info, certificate),
        }),
      ],
      ...(request.certReq && { certificates: [certificate] }),
    });
    await signed.sign(keys.privateKey, 0, 'SHA-256');
    return answer(granted, new ContentInfo({ contentType: ids.signedData, content: signed.toSchema(true) }));
  };
}

const answer = (status: number, timeStampToken?: ContentInfo): ArrayBuffer =>
  new TimeStampResp({ status: new PKIStatusInfo({ status }), ...(timeStampToken && { timeStampToken }) }).toSchema().toBER(false);

/** What is signed besides: of what kind it is, its hash, and whose certificate signs (RFC 5816). */
function attributesOf(info: ArrayBuffer, certificate: Certificate): SignedAndUnsignedAttributes {
  const certificateHash = new OctetString({ valueHex: digestOf(certificate.toSchema(true).toBER(false)) });
  return new SignedAndUnsignedAttributes({
    type: 0,
    attributes: [
      new Attribute({ type: ids.contentType, values: [new ObjectIdentifier({ value: ids.timestampInfo })] }),
      new Attribute({ type: ids.messageDigest, values: [new OctetString({ valueHex: digestOf(info) })] }),
      new Attribute({
        type: ids.signingCertificate,
        values: [new Sequence({ value: [new Sequence({ value: [new Sequence({ value: [certificateHash] })] })] })],
      }),
    ],
  });
}

async function certificateOf(keys: webcrypto.CryptoKeyPair, now: Date): Promise<Certificate> {
  const certificate = new Certificate();
  const year = now.getUTCFullYear();
  certificate.version = 2;
  certificate.serialNumber = new Integer({ value: 1 });
  for (const { typesAndValues } of [certificate.issuer, certificate.subject])
    typesAndValues.push(new AttributeTypeAndValue({ type: ids.commonName, value: new Utf8String({ value: name }) }));
  certificate.notBefore.value = new Date(Date.UTC(year - 1, 0));
  certificate.notAfter.value = new Date(Date.UTC(year + 10, 0));
  certificate.extensions = [
    new Extension({
      extnID: ids.extendedKeyUsage,
      critical: true,
      extnValue: new ExtKeyUsage({ keyPurposes: [ids.timeStamping] }).toSchema().toBER(false),
    }),
  ];
  await certificate.subjectPublicKeyInfo.importKey(keys.publicKey);
  await certificate.sign(keys.privateKey, 'SHA-256');
  return certificate;
}

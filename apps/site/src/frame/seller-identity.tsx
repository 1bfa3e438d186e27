import { Link } from '@pomp/design-system';
import type { Seller } from '@pomp/edition';
import type { Language } from '@pomp/language';
import { frameTexts } from '../texts/frame';

interface SellerIdentityProps {
  seller: Pick<Seller, 'legal' | 'email' | 'phone'>;
  language: Language;
}

/** Who sells, as the edition has it: mails, PDFs and search engines are told the same. */
export function SellerIdentity({ seller: { legal, email, phone }, language }: SellerIdentityProps) {
  const texts = language.texts(frameTexts).identity;
  return (
    <>
      {legal && (
        <>
          <span>
            {legal.name}, {legal.address.street}, {legal.address.postCode} {legal.address.city}
          </span>{' '}
          <span>{texts.registered({ number: legal.kvkNumber })}</span> <span>{texts.vat({ number: legal.vatNumber })}</span>{' '}
          {legal.isExample && <span>{texts.example}</span>}{' '}
        </>
      )}
      {phone && (
        <Link tone="quiet" href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>
          {phone}
        </Link>
      )}{' '}
      <Link tone="quiet" href={`mailto:${email}`}>
        {email}
      </Link>
    </>
  );
}

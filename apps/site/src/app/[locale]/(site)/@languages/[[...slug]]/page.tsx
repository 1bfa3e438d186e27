import { LanguageSwitch } from '@pomp/design-system';
import { askedStory, type ContentPageProps } from '@/content/asked-page';
import { siteEdition } from '@/edition';
import { pageLocale } from '@/language/page-language';
import { otherAddresses } from '@/seo/other-languages';

// As the page beside it.
export const generateStaticParams = () => [];
export const revalidate = 3600;

/** Beside each page, in the header: where it is in other languages, by the slugs that editors gave it there. */
export default async function PageInOtherLanguages(props: ContentPageProps) {
  return <LanguageSwitch languages={otherAddresses(siteEdition(), await pageLocale(), await askedStory(props))} />;
}

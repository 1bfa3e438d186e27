import { Button } from '@pomp/design-system';
import { notFound } from 'next/navigation';
import { pageLanguage } from '@/language/page-language';
import { Words } from '@/language/words';
import { MessagePage } from '@/messages/message-page';
import { messageTexts } from '@/texts/messages';

// Shown by the reverse proxy in place of a page that can't be made, at that page's address. So it depends on nothing that can be unavailable.
// Made on its first visit and kept, as it wears the brand: a build is for every edition.
export const dynamic = 'force-static';
export const generateStaticParams = () => [];
export const generateMetadata = async () => ({
  title: (await pageLanguage()).texts(messageTexts).unavailable.name,
  robots: { index: false },
});

interface UnavailablePageProps {
  params: Promise<{ rest?: string[] }>;
}

export default async function UnavailablePage({ params }: UnavailablePageProps) {
  if ((await params).rest) notFound();
  const texts = (await pageLanguage()).texts(messageTexts).unavailable;
  return (
    <Words of={['storing/[[...rest]]']}>
      <main id="inhoud">
        <MessagePage
          title={texts.title}
          actions={
            <form>
              <Button type="submit">{texts.retry}</Button>
            </form>
          }
        >
          {texts.text}
        </MessagePage>
      </main>
    </Words>
  );
}
